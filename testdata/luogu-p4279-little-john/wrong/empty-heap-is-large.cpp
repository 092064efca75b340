// WA with --strict: tests "!= 1" for a large heap, so an empty one counts as large.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n, a;
    cin >> t;
    while (t--) {
        cin >> n;
        int sum = 0, large = 0;
        while (n--) {
            cin >> a;
            sum ^= a;
            if (a != 1) large = 1;
        }
        cout << ((sum != 0) == large ? "John" : "Brother") << "\n";
    }
}
