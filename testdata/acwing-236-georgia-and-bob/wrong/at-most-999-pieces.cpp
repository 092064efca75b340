// WA: keeps 999 pieces only.
#include <algorithm>
#include <cstdio>
using namespace std;

int t, n, a[1005];

int main() {
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        for (int i = 1; i <= n; ++i) scanf("%d", &a[i]);
        if (n > 999) n = 999;
        sort(a + 1, a + n + 1);
        int sum = 0;
        for (int i = n; i > 0; i -= 2) sum ^= a[i] - a[i - 1] - 1;
        puts(sum ? "Georgia will win" : "Bob will win");
    }
}
