// WA: prints the verdict without its full stop.
#include <bits/stdc++.h>
using namespace std;

int main() {
    long long n;
    while (cin >> n) {
        long long p = 1;
        bool stan = false;
        while (p < n) {
            stan = !stan;
            p *= stan ? 9 : 2;
        }
        cout << (stan ? "Stan wins" : "Ollie wins") << "\n";
    }
}
