// RE: has a table, with checked access, for heaps up to 10^6 instead of 2 * 10^6
#include <bits/stdc++.h>
using namespace std;

int main() {
    const int limit = 1000000;
    vector<int> partner(limit + 1);
    for (int k = 1, x = 1; x + k <= limit; k++) {
        partner[x] = x + k;
        partner[x + k] = x;
        while (partner[x]) x++;
    }
    int t;
    cin >> t;
    while (t--) {
        int a, b;
        cin >> a >> b;
        cout << (partner.at(a) == b ? "B" : "A") << "\n";
    }
}
