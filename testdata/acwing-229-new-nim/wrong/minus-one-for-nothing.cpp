// WA: takes an answer of 0 to mean impossible, and prints -1
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
    sort(a.rbegin(), a.rend());
    long long ans = 0;
    for (int x : a)
        if (!insert(x)) ans += x;
    cout << (ans ? ans : -1) << "\n";
}
