// WA: prints the index of the first heap with a winning move, not how many have one
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
            if (!count && (a[i] ^ x) < a[i]) count = i + 1;
        printf("%d\n", count);
    }
}
