// WA: does not try the 100th heap
#include <cstdio>

int m, a[105];

int main() {
    while (scanf("%d", &m) == 1 && m) {
        int sum = 0, count = 0;
        for (int i = 0; i < m; ++i) {
            scanf("%d", &a[i]);
            sum ^= a[i];
        }
        for (int i = 0; i < m && i < 99; ++i) {
            if ((sum ^ a[i]) < a[i]) ++count;
        }
        printf("%d\n", count);
    }
}
