// WA: is the program for HDU 1525, where the input has no count and ends with 0 0.
#include <bits/stdc++.h>
using namespace std;

int main() {
    long long a, b;
    while (cin >> a >> b && (a || b)) {
        if (a < b) swap(a, b);
        bool stan = true;
        while (a % b != 0 && a / b < 2) {
            a -= b;
            swap(a, b);
            stan = !stan;
        }
        cout << (stan ? "Stan wins" : "Ollie wins") << "\n";
    }
}
