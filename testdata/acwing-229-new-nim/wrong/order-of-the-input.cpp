// WA: does not sort, and goes through the heaps in the order of the input
#include <bits/stdc++.h>
using namespace std;

int basis[30];

bool insert(int x) {
    for (int i = 29; i >= 0; i--) {
        if (!(x >> i & 1)) continue;
        if (!basis[i]) {
            basis[i] = x;
            return true;
        }
        x ^= basis[i];
    }
    return false;
}

int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int& x : a) cin >> x;
    long long ans = 0;
    for (int x : a)
        if (!insert(x)) ans += x;
    cout << ans << "\n";
}
