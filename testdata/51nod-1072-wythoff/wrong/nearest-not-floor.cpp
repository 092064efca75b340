// WA: rounds d * phi to the nearest integer, not down
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        int a, b;
        cin >> a >> b;
        if (a > b) swap(a, b);
        cout << (lround((b - a) * (1 + sqrt(5.0)) / 2) == a ? "B" : "A") << "\n";
    }
}
