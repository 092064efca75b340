// WA: leaves only the prime divisors of a heap (and 1), not all proper divisors.
#include <bits/stdc++.h>
using namespace std;

int sg[1005];

bool prime(int p) {
    for (int d = 2; d * d <= p; d++)
        if (p % d == 0) return false;
    return p > 1;
}

int main() {
    for (int p = 2; p <= 1000; p++) {
        vector<int> d = {1};
        for (int i = 2; i < p; i++)
            if (p % i == 0 && prime(i)) d.push_back(i);
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
