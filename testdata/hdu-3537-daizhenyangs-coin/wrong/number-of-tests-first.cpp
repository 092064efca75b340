// WA: takes the first number for the number of tests.
#include <algorithm>
#include <cstdio>
using namespace std;

int a[105];

int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        if (scanf("%d", &n) != 1) break;
        for (int i = 0; i < n; i++) scanf("%d", &a[i]);
        sort(a, a + n);
        n = unique(a, a + n) - a;
        int x = 0;
        for (int i = 0; i < n; i++) x ^= a[i];
        puts(x || n % 2 ? "No" : "Yes");
    }
    return 0;
}
