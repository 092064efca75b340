// TLE: tries all 2^k sets of heaps to keep
#include <bits/stdc++.h>
using namespace std;

int n;
vector<int> a;
long long best = 0;

// The basis is any basis of the kept heaps, reduced as far as possible.
bool independent(vector<int> basis, int x) {
    for (int b : basis) x = min(x, x ^ b);
    return x != 0;
}

void go(int i, vector<int> basis, bool ok, long long sum) {
    if (i == n) {
        if (ok) best = max(best, sum);
        return;
    }
    go(i + 1, basis, ok, sum);
    ok = ok && independent(basis, a[i]);
    int x = a[i];
    for (int b : basis) x = min(x, x ^ b);
    basis.push_back(x);
    sort(basis.rbegin(), basis.rend());
    go(i + 1, basis, ok, sum + a[i]);
}

int main() {
    cin >> n;
    a.resize(n);
    for (int& x : a) cin >> x;
    go(0, {}, true, 0);
    cout << accumulate(a.begin(), a.end(), 0LL) - best << "\n";
}
