// WA: lets both players multiply by 9, but Ollie multiplies by 2 to hold Stan back.
#include <bits/stdc++.h>
using namespace std;

int main() {
    long long n;
    while (cin >> n) {
        long long p = 1;
        bool stan = false;
        while (p < n) {
            stan = !stan;
            p *= 9;
        }
        cout << (stan ? "Stan wins." : "Ollie wins.") << "\n";
    }
}
