// WA: keeps the nim-sum from test to test
#include <cstdio>
int a[200000], s;
int main() {
    int m;
    while (scanf("%d", &m) == 1 && m) {
        for (int i = 0; i < m; i++) {
            scanf("%d", &a[i]);
            s ^= a[i];
        }
        puts(s ? "Yes" : "No");
        for (int i = 0; i < m; i++)
            if ((a[i] ^ s) < a[i]) printf("%d %d\n", a[i], a[i] ^ s);
    }
}
