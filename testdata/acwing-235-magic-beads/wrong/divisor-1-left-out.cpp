// WA: forgets that 1 is a divisor too, and that the heap of 1 may be the one to vanish.
#include <bits/stdc++.h>
using namespace std;

int sg[1005];

int main() {
    for (int p = 2; p <= 1000; p++) {
        vector<int> d;
        for (int i = 2; i < p; i++)
            if (p % i == 0) d.push_back(i);
        if (d.empty()) {
            sg[p] = 1;  // a prime: one move
            continue;
        }
        int all = 0;
        for (int x : d) all ^= sg[x];
        set<int> s;
        for (int x : d) s.insert(all ^ sg[x]);
        while (s.count(sg[p])) sg[p]++;
    }
    int n, a;
    while (cin >> n) {
        int x = 0;
        for (int i = 0; i < n; i++) cin >> a, x ^= sg[a];
        cout << (x ? "freda" : "rainbow") << '\n';
    }
    return 0;
}
