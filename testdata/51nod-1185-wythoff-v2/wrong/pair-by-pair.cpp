// TLE: generates the losing pairs one by one, up to 10^18
#include <bits/stdc++.h>
using namespace std;

typedef long long ll;

int main() {
    int t;
    cin >> t;
    while (t--) {
        ll a, b;
        cin >> a >> b;
        if (a > b) swap(a, b);
        // floor(k * phi) grows by 2 or by 1.
        ll x = 0;
        for (ll k = 1; k <= b - a; k++) {
            __int128 next = x + 2;
            x = next * next <= (__int128)k * (next + k) ? x + 2 : x + 1;
        }
        cout << (x == a ? "B" : "A") << "\n";
    }
}
