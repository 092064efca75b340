// WA: takes the first n for the number of tests.
#include <bits/stdc++.h>
using namespace std;

int main() {
    long long t, n;
    cin >> t;
    while (t-- && cin >> n) {
        long long p = 1;
        bool stan = false;
        while (p < n) {
            stan = !stan;
            p *= stan ? 9 : 2;
        }
        cout << (stan ? "Stan wins." : "Ollie wins.") << "\n";
    }
}
