// WA: reads the first million characters of the line of heaps, which may be longer
#include <cstdio>
#include <cstdlib>

char line[1000000];

int main() {
    fgets(line, sizeof line, stdin);
    int n = atoi(line), r = 0;
    fgets(line, sizeof line, stdin);
    char* p = line;
    for (int i = 0; i < n; i++) r ^= strtol(p, &p, 10);
    puts(r ? "Yes" : "No");
}
