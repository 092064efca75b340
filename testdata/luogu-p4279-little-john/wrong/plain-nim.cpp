// WA: plays plain Nim, as if taking the last stone won.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n, a;
    cin >> t;
    while (t--) {
        cin >> n;
        int sum = 0;
        while (n--) {
            cin >> a;
            sum ^= a;
        }
        cout << (sum ? "John" : "Brother") << "\n";
    }
}
