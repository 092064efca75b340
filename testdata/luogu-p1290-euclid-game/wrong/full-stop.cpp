// WA: prints a full stop after the verdict.
#include <bits/stdc++.h>
using namespace std;

int main() {
    long long c, a, b;
    cin >> c;
    while (c--) {
        cin >> a >> b;
        if (a < b) swap(a, b);
        bool stan = true;
        while (a % b != 0 && a / b < 2) {
            a -= b;
            swap(a, b);
            stan = !stan;
        }
        cout << (stan ? "Stan wins." : "Ollie wins.") << "\n";
    }
}
