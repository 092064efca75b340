// WA: answers only the first test.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t, n, a, sum = 0;
    bool large = false;
    cin >> t >> n;
    while (n--) {
        cin >> a;
        sum ^= a;
        if (a > 1) large = true;
    }
    cout << ((sum != 0) == large ? "John" : "Brother") << "\n";
}
