// WA: computes 2 * b, which does not fit into an int for b >= 2^30.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int c, a, b;
    cin >> c;
    while (c--) {
        cin >> a >> b;
        if (a < b) swap(a, b);
        bool stan = true;
        while (a % b != 0 && a < 2 * b) {
            a -= b;
            swap(a, b);
            stan = !stan;
        }
        cout << (stan ? "Stan wins" : "Ollie wins") << "\n";
    }
}
