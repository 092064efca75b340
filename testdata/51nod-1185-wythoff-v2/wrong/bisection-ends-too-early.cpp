// WA: searches the lesser heap up to 6 * 10^17, but it gets up to 618033988749894848
#include <algorithm>
#include <cstdio>
using namespace std;
typedef long long ll;
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        ll a, b;
        scanf("%lld%lld", &a, &b);
        if (a > b) swap(a, b);
        ll k = b - a;
        ll lo = 0, hi = 600000000000000000LL;
        while (lo < hi) {
            ll mid = lo + (hi - lo + 1) / 2;
            if ((__int128)mid * mid - (__int128)mid * k <= (__int128)k * k)
                lo = mid;
            else
                hi = mid - 1;
        }
        puts(lo == a ? "B" : "A");
    }
}
