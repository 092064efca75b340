// WA: guesses from 2, 3, 5, 8 that the differences grow by one, so that 12 and 17 come next
#include <cstdio>
int main() {
    int n;
    while (scanf("%d", &n) == 1 && n) {
        long long lost = 2;
        for (int d = 1; lost < n; d++) lost += d;
        puts(lost == n ? "Second win" : "First win");
    }
}
