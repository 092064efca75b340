// TLE: keeps p in 32 bits, where it wraps and stays 0 before it reaches the greatest n.
#include <bits/stdc++.h>
using namespace std;

int main() {
    unsigned n;
    while (cin >> n) {
        unsigned p = 1;
        bool stan = false;
        while (p < n) {
            stan = !stan;
            p *= stan ? 9 : 2;
        }
        cout << (stan ? "Stan wins." : "Ollie wins.") << "\n";
    }
}
