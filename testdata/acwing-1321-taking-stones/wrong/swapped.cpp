// WA: prints YES where Alice loses
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
        puts((b > 2 ? a % 2 || b % 2 : a % 3 != 0) ? "NO" : "YES");
    }
    return 0;
}
