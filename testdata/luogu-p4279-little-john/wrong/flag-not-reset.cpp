// WA: sets the flag for a large heap once, and never resets it for the next test.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n, a;
    bool large = false;
    cin >> t;
    while (t--) {
        cin >> n;
        int sum = 0;
        while (n--) {
            cin >> a;
            sum ^= a;
            if (a > 1) large = true;
        }
        cout << ((sum != 0) == large ? "John" : "Brother") << "\n";
    }
}
