// WA: plays Nim, as if a move took from one heap only
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        int a, b;
        cin >> a >> b;
        if (a > b) swap(a, b);
        cout << ((a ^ b) == 0 ? "B" : "A") << "\n";
    }
}
