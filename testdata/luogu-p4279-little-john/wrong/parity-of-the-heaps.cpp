// WA with --strict: takes the number of heaps for that of the heaps of 1.
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
            if (a[i] > 1) large = true;
        }
        puts((large ? sum != 0 : n % 2 == 0) ? "John" : "Brother");
    }
}
