// WA: uses an 80-bit golden ratio (long double), which first fails at (7778742048, 12586269024)
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        long long a, b;
        cin >> a >> b;
        if (a > b) swap(a, b);
        long long k = (long long)((b - a) * ((1 + sqrtl(5.0L)) / 2));
        cout << (k == a ? "B" : "A") << "\n";
    }
}
