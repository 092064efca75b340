// WA: has a basis of bits 0 to 28, but heaps reach 10^9, which has 30 bits
#include <bits/stdc++.h>
using namespace std;

int basis[29];

bool insert(int x) {
    for (int i = 28; i >= 0; i--) {
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
    sort(a.rbegin(), a.rend());
    long long ans = 0;
    for (int x : a)
        if (!insert(x)) ans += x;
    cout << ans << "\n";
}
