// WA: uses <= for <, so in a lost position every heap counts
#include <cstdio>

int m, a[110];

int main() {
    while (scanf("%d", &m) == 1 && m) {
        int x = 0, count = 0;
        for (int i = 0; i < m; i++) {
            scanf("%d", a + i);
            x ^= a[i];
        }
        for (int i = 0; i < m; i++)
            if ((a[i] ^ x) <= a[i]) count++;
        printf("%d\n", count);
    }
}
