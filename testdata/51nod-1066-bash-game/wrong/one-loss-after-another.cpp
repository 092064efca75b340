// TLE: steps through all heaps up to N, as many as 1e9, in each of ten thousand tests.
#include <cstdio>

int main() {
    int t, n, k;
    scanf("%d", &t);
    while (t--) {
        scanf("%d%d", &n, &k);
        int loss = 0;
        for (int i = 1; i <= n; i++) {
            if (i - loss > k) loss = i;
        }
        puts(loss == n ? "B" : "A");
    }
}
