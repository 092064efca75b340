// WA: assumes that the first heap is the smaller one
#include <bits/stdc++.h>
using namespace std;

typedef long long ll;

int main() {
    int t;
    cin >> t;
    while (t--) {
        ll a, b;
        cin >> a >> b;
        ll d = b - a;
        __int128 p = (__int128)d * b - (__int128)a * a;
        cout << (a < b && 0 <= p && p <= 2 * a - d ? "B" : "A") << "\n";
    }
}
