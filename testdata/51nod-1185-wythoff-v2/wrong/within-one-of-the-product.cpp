// WA: takes all pairs with a less than 1 away from d * phi for losing, on either side
#include <algorithm>
#include <cmath>
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
        puts(fabsl(k * (1 + sqrtl(5.0L)) / 2 - a) < 1 ? "B" : "A");
    }
}
