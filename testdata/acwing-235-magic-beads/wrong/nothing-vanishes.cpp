// WA: keeps all new heaps, but one of them must vanish.
#include <bits/stdc++.h>
using namespace std;

int sg[1005];

int main() {
    for (int p = 2; p <= 1000; p++) {
        int all = 0;
        for (int i = 1; i < p; i++)
            if (p % i == 0) all ^= sg[i];
        sg[p] = all == 0 ? 1 : 0;
    }
    int n, a;
    while (cin >> n) {
        int x = 0;
        for (int i = 0; i < n; i++) cin >> a, x ^= sg[a];
        cout << (x ? "freda" : "rainbow") << '\n';
    }
    return 0;
}
