// WA: says that kiki wins on every board of one row or column
#include <cstdio>
int main() {
    int n, m;
    while (scanf("%d%d", &n, &m) == 2 && (n || m))
        puts(n > 1 && m > 1 && n % 2 && m % 2 ? "What a pity!" : "Wonderful!");
}
