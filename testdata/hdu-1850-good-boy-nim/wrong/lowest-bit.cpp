// WA: counts the heaps that have the lowest bit of the nim-sum, not the highest
#include <cstdio>

int m, a[105];

int main() {
    while (scanf("%d", &m) == 1 && m) {
        int sum = 0, count = 0;
        for (int i = 0; i < m; ++i) {
            scanf("%d", &a[i]);
            sum ^= a[i];
        }
        for (int i = 0; i < m; ++i) {
            if (sum & -sum & a[i]) ++count;
        }
        printf("%d\n", count);
    }
}
