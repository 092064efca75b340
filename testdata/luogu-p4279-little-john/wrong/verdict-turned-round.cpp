// WA: loses wherever Nim wins, which is right for heaps of 1 only.
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
        cout << (!sum ? "John" : "Brother") << "\n";
    }
}
