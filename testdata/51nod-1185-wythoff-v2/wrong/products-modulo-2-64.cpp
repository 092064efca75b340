// WA: computes d * b and a * a modulo 2^64, where one large pair in twenty passes by chance
#include <bits/stdc++.h>
using namespace std;

typedef unsigned long long ull;

int main() {
    int t;
    cin >> t;
    while (t--) {
        ull a, b;
        cin >> a >> b;
        if (a > b) swap(a, b);
        ull d = b - a;
        cout << (d <= a && d * b - a * a <= 2 * a - d ? "B" : "A") << "\n";
    }
}
