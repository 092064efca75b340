// WA: gives a heap of 1 the Grundy value 1, but it has no move.
#include <bits/stdc++.h>
using namespace std;

int sg[1005];

int main() {
    sg[1] = 1;
    for (int p = 2; p <= 1000; p++) {
        vector<int> d;
        for (int i = 1; i < p; i++)
            if (p % i == 0) d.push_back(i);
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
