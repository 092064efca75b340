// WA: is exact, but takes the integer nearest to d * phi instead of its floor
#include <bits/stdc++.h>
using namespace std;

typedef long long ll;
typedef __int128 wide;

// True iff x <= d * phi, for integers x >= 0.
bool at_most(wide x, wide d) {
    return x * x <= d * (x + d);
}

int main() {
    int t;
    cin >> t;
    while (t--) {
        ll a, b;
        cin >> a >> b;
        if (a > b) swap(a, b);
        ll d = b - a;
        // a - 1/2 <= d * phi < a + 1/2
        bool cold = at_most(2 * (wide)a - 1, 2 * (wide)d) && !at_most(2 * (wide)a + 1, 2 * (wide)d);
        cout << (cold ? "B" : "A") << "\n";
    }
}
