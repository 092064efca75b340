// WA: begins the search for a pair's number with 2, so that (1, 2) is no pair
// Seen accepted: only the pair (1, 2) shows it, and it takes two heaps of 1 and 2
// 错误：二分查找必败对的编号时从 2 开始，于是 (1, 2) 不算必败对
// 曾通过：只有 (1, 2) 这一对能看出来
// Shown by: 1 | 1 2
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
        ll lo = 2, hi = 1000000000000000000LL;
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
