// WA: a heap with the lowest 1-bit of the nim-sum need not become smaller
#include <algorithm>
#include <cstdio>
int a[200000];
int main() {
    int m;
    while (scanf("%d", &m) == 1 && m) {
        int s = 0;
        for (int i = 0; i < m; i++) scanf("%d", &a[i]), s ^= a[i];
        puts(s ? "Yes" : "No");
        for (int i = 0; i < m; i++)
            if (a[i] & s & -s) printf("%d %d\n", a[i], a[i] ^ s);
    }
}
