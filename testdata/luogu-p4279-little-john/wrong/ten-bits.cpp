// WA: keeps ten bits of the nim-sum, but heaps reach 5000.
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
        sum &= 1023;
        puts((large ? sum != 0 : sum == 0) ? "John" : "Brother");
    }
}
