// WA: computes the golden ratio as a float
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        int a, b;
        cin >> a >> b;
        if (a > b) swap(a, b);
        cout << ((int)((float)(b - a) * 1.618034f) == a ? "B" : "A") << "\n";
    }
}
