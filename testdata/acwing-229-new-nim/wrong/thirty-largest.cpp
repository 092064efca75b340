// WA: keeps the thirty largest heaps but for equal ones, and these may depend on one another
#include <algorithm>
#include <cstdio>
#include <functional>
using namespace std;

int a[101];

int main() {
    int k;
    long long r = 0;
    scanf("%d", &k);
    for (int i = 1; i <= k; i++) scanf("%d", a + i);
    sort(a + 1, a + k + 1, greater<int>());
    for (int i = 31; i <= k; i++) r += a[i];
    for (int i = 1; i <= k && i <= 30; i++) {
        if (i > 1 && a[i] == a[i - 1]) r += a[i];
    }
    printf("%lld\n", r);
}
