// TLE: computes n + 8, which wraps in 32 bits from 4294967288 on; n becomes 0 and never 1.
#include <bits/stdc++.h>
using namespace std;

int main() {
    unsigned n;
    while (cin >> n) {
        bool stan = false;
        while (n != 1) {
            stan = !stan;
            n = stan ? (n + 8) / 9 : (n + 1) / 2;
        }
        cout << (stan ? "Stan wins." : "Ollie wins.") << "\n";
    }
}
