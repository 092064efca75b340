// WA: reads a line into 4096 characters, but 1000 cells take up to 6000.
#include <cstdio>
#include <cstdlib>
#include <cstring>

int a[1005];

int main() {
    char line[4096];
    int n, k;
    while (fgets(line, sizeof line, stdin) && sscanf(line, "%d%d", &n, &k) == 2) {
        if (!fgets(line, sizeof line, stdin)) break;
        char* word = strtok(line, " \n");
        for (int i = 1; i <= n && word; i++, word = strtok(NULL, " \n")) a[i] = atoi(word);
        int x = 0;
        for (int i = n; i > 1; i -= 2) x ^= a[i] - a[i - 1] - 1;
        if (n % 2) x ^= k == 2 ? a[1] - 1 : a[1];
        puts(k == 1 || x ? "Alice" : "Bob");
    }
    return 0;
}
