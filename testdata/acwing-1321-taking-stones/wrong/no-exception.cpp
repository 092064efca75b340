// WA: asks for the parities even where the other heaps last 2 moves at most
#include <cstdio>

int main() {
    int t = 0;
    scanf("%d", &t);
    while (t--) {
        int n = 0;
        int a = 0, b = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            int x = 0;
            scanf("%d", &x);
            if (x == 1)
                a++;
            else
                b += b ? x + 1 : x;
        }
        puts((a % 2 || b % 2) ? "YES" : "NO");
    }
    return 0;
}
