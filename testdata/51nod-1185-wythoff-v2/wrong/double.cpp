// WA: computes the golden ratio as a double, which first fails at (165580140, 267914295)
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        long long a, b;
        cin >> a >> b;
        if (a > b) swap(a, b);
        long long k = (long long)((b - a) * ((1 + sqrt(5.0)) / 2));
        cout << (k == a ? "B" : "A") << "\n";
    }
}
