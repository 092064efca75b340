// WA: tests for the end of the input before reading, so it answers the last line twice.
#include <bits/stdc++.h>
using namespace std;

int sg[1005];

int main() {
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
    while (!cin.eof()) {
        int n = 0, a = 1, x = 0;
        cin >> n;
        for (int i = 0; i < n; i++) cin >> a, x ^= sg[a];
        cout << (x ? "freda" : "rainbow") << '\n';
    }
    return 0;
}
