// WA: reads into an int, so the first n above 2147483647 ends the loop.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n;
    while (cin >> n) {
        long long p = 1;
        bool stan = false;
        while (p < n) {
            stan = !stan;
            p *= stan ? 9 : 2;
        }
        cout << (stan ? "Stan wins." : "Ollie wins.") << "\n";
    }
}
