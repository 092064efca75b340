// WA: asks only whether the larger heap is the lesser one with a zero more in Fibonacci numeration
#include <algorithm>
#include <cstdio>
using namespace std;
typedef long long ll;
ll f[100];
int main() {
    f[0] = 1;
    f[1] = 2;
    for (int i = 2; i < 90; i++) f[i] = f[i - 1] + f[i - 2];
    int t;
    scanf("%d", &t);
    while (t--) {
        ll a, b;
        scanf("%lld%lld", &a, &b);
        if (a > b) swap(a, b);
        ll rest = a, shifted = 0;
        int last = 0;
        for (int i = 87; i >= 0; i--)
            if (f[i] <= rest) {
                rest -= f[i];
                shifted += f[i + 1];
                last = i;
            }
        puts(shifted == b ? "B" : "A");
    }
}
