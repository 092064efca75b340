// WA: takes 1.618 as the golden ratio, which first fails at (376, 609)
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        int a, b;
        cin >> a >> b;
        if (a > b) swap(a, b);
        cout << ((int)((b - a) * 1.618) == a ? "B" : "A") << "\n";
    }
}
