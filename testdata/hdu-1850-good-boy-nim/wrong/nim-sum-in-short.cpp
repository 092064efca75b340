// WA: keeps the nim-sum in 16 bits
#include <cstdio>

int m, a[105];

int main() {
    while (scanf("%d", &m) == 1 && m) {
        short sum = 0;
        int count = 0;
        for (int i = 0; i < m; ++i) {
            scanf("%d", &a[i]);
            sum ^= a[i];
        }
        for (int i = 0; i < m; ++i) {
            if ((sum ^ a[i]) < a[i]) ++count;
        }
        printf("%d\n", count);
    }
}
