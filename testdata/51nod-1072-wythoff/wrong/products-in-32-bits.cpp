// WA: computes d * b and a * a modulo 2^32, where some large pairs pass by chance
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        unsigned a, b;
        cin >> a >> b;
        if (a > b) swap(a, b);
        unsigned d = b - a;
        cout << (d <= a && d * b - a * a <= 2 * a - d ? "B" : "A") << "\n";
    }
}
