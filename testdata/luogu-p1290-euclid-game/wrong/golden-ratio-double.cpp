// WA: compares a / b with the golden ratio in double, too coarse for large Fibonacci neighbours.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int c, a, b;
    cin >> c;
    while (c--) {
        cin >> a >> b;
        if (a < b) swap(a, b);
        bool stan = a == b || (double)a / b > (1 + sqrt(5.0)) / 2;
        cout << (stan ? "Stan wins" : "Ollie wins") << "\n";
    }
}
