// WA: stores the heaps in 32 bits
#include <bits/stdc++.h>
using namespace std;

typedef long long ll;

int main() {
    int t;
    cin >> t;
    while (t--) {
        ll x, y;
        cin >> x >> y;
        unsigned a = min(x, y), b = max(x, y), d = b - a;
        __int128 p = (__int128)d * b - (__int128)a * a;
        cout << (0 <= p && p <= 2LL * a - d ? "B" : "A") << "\n";
    }
}
