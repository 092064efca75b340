// WA: says that kiki loses if one side is odd, but both must be.
#include <cstdio>

int main() {
    int n, m;
    while (scanf("%d%d", &n, &m) == 2 && (n || m)) {
        puts(n % 2 || m % 2 ? "What a pity!" : "Wonderful!");
    }
}
