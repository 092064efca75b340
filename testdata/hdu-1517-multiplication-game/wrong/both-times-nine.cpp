// WA: lets both multiply by 9, though Ollie holds Stan back with 2.
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
