// WA: has a table up to 1024, and takes what is beyond it for won
#include <cstdio>
int main() {
    int n, m;
    while (scanf("%d%d", &n, &m) == 2 && (n || m))
        puts(n <= 1024 && m <= 1024 && n % 2 && m % 2 ? "What a pity!" : "Wonderful!");
}
