// WA: reads a line into 1024 characters, but 1000 piles take at least 2000
#include <cstdio>
#include <cstdlib>
#include <cstring>

int a[1005];

int main() {
    char line[1024];
    int u;
    if (!fgets(line, sizeof line, stdin)) return 0;
    for (u = atoi(line); u > 0 && fgets(line, sizeof line, stdin); u--) {
        int n = atoi(line), m = 0;
        if (!fgets(line, sizeof line, stdin)) break;
        for (char* word = strtok(line, " \n"); word && m < n; word = strtok(NULL, " \n")) {
            a[++m] = atoi(word);
        }
        int x = 0;
        for (int i = m; i >= 1; i -= 2) x ^= a[i] - a[i - 1];
        puts(x ? "TAK" : "NIE");
    }
    return 0;
}
