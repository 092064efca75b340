// WA: plays Nim
#include <cstdio>

int main() {
    int t = 0;
    scanf("%d", &t);
    while (t--) {
        int n = 0;
        int b = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            int x = 0;
            scanf("%d", &x);
            b ^= x;
        }
        puts(b ? "YES" : "NO");
    }
    return 0;
}
