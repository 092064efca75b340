// TLE: rebuilds the table of losing pairs for every test
#include <bits/stdc++.h>
using namespace std;

int main() {
    int t;
    cin >> t;
    while (t--) {
        int a, b;
        cin >> a >> b;
        if (a > b) swap(a, b);
        vector<int> partner(b + 1);
        for (int k = 1, x = 1; x + k <= b; k++) {
            partner[x] = x + k;
            partner[x + k] = x;
            while (partner[x]) x++;
        }
        cout << (partner[a] == b ? "B" : "A") << "\n";
    }
}
