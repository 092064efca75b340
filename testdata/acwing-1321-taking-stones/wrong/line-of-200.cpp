// WA: reads a line into 200 characters, but 50 heaps take up to 250
#include <cstdio>
#include <cstdlib>
#include <cstring>

int main() {
    char line[200];
    if (!fgets(line, sizeof line, stdin)) return 0;
    int t = atoi(line);
    while (t-- > 0 && fgets(line, sizeof line, stdin)) {
        if (!fgets(line, sizeof line, stdin)) break;
        int a = 0, b = 0;
        for (char* word = strtok(line, " \n"); word; word = strtok(NULL, " \n")) {
            int x = atoi(word);
            if (x == 1)
                a++;
            else
                b += b ? x + 1 : x;
        }
        puts((b > 2 ? a % 2 || b % 2 : a % 3 != 0) ? "YES" : "NO");
    }
    return 0;
}
