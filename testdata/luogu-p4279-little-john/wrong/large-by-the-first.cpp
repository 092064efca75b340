// WA: looks at the first heap only to tell whether one is large.
#include <cstdio>

int t, n, a[55];

int main() {
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        int sum = 0;
        bool large = false;
        for (int i = 0; i < n; ++i) {
            scanf("%d", &a[i]);
            sum ^= a[i];
            if (a[0] > 1) large = true;
        }
        puts((large ? sum != 0 : sum == 0) ? "John" : "Brother");
    }
}
