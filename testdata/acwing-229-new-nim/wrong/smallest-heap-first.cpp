// WA: keeps the smallest heaps first, so of 1 2 3 it removes 3 instead of 1
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
    sort(a.begin(), a.end());
    long long ans = 0;
    for (int x : a)
        if (!insert(x)) ans += x;
    cout << ans << "\n";
}
