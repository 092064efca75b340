// WA: cuts the golden ratio to 33 decimals; 36 would be enough up to 10^18
#include <algorithm>
#include <cstdio>
#include <cstring>
using namespace std;
typedef long long ll;
const char* digits = "618033988749894848204586834365638";
// floor(k * (1 + 0.digits)), schoolbook with one decimal at a time from the last.
ll lower(ll k) {
    __int128 carry = 0;
    for (int i = (int)strlen(digits) - 1; i >= 0; i--)
        carry = (carry + (__int128)k * (digits[i] - '0')) / 10;
    return k + (ll)carry;
}
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        ll a, b;
        scanf("%lld%lld", &a, &b);
        if (a > b) swap(a, b);
        puts(a == lower(b - a) ? "B" : "A");
    }
}
