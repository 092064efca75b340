// WA: assumes that the first number is the larger one.
#include <bits/stdc++.h>
using namespace std;

int main() {
    long long c, a, b;
    cin >> c;
    while (c--) {
        cin >> a >> b;
        bool stan = true;
        while (a % b != 0 && a / b < 2) {
            a -= b;
            swap(a, b);
            stan = !stan;
        }
        cout << (stan ? "Stan wins" : "Ollie wins") << "\n";
    }
}
