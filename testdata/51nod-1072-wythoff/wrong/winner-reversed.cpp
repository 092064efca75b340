// WA: prints B where the first player wins
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        int a, b;
        cin >> a >> b;
        if (a > b) swap(a, b);
        cout << ((int)((b - a) * (1 + sqrt(5.0)) / 2) == a ? "A" : "B") << "\n";
    }
}
