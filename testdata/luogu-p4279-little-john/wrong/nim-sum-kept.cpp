// WA: does not reset the nim-sum between tests.
#include <cstdio>

int sum, t, n, a[55];

int main() {
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        bool large = false;
        for (int i = 0; i < n; ++i) {
            scanf("%d", &a[i]);
            sum ^= a[i];
            if (a[i] > 1) large = true;
        }
        puts((large ? sum != 0 : sum == 0) ? "John" : "Brother");
    }
}
