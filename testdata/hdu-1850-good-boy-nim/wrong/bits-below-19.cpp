// WA: looks for the highest bit of the nim-sum below bit 19, but 10^6 has 20 bits
#include <cstdio>

int a[101];

int main() {
    int m;
    while (scanf("%d", &m), m) {
        int x = 0, c = 0;
        for (int i = 0; i < m; i++) scanf("%d", a + i), x ^= a[i];
        for (int b = 18; b >= 0; b--) {
            if (x >> b & 1) {
                for (int i = 0; i < m; i++) c += a[i] >> b & 1;
                break;
            }
        }
        printf("%d\n", c);
    }
}
