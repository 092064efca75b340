// WA: reads to the end of the file and answers the closing "0 0" too.
#include <cstdio>

int main() {
    int n, m;
    while (scanf("%d%d", &n, &m) == 2) {
        puts(n % 2 && m % 2 ? "What a pity!" : "Wonderful!");
    }
}
