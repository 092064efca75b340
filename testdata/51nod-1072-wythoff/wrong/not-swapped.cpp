// WA: assumes that the first heap is the smaller one
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        int a, b;
        cin >> a >> b;
        cout << ((int)((b - a) * (1 + sqrt(5.0)) / 2) == a && a < b ? "B" : "A") << "\n";
    }
}
