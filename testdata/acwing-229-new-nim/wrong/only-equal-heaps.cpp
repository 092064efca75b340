// WA: removes only repeated heaps, but 1 2 3 has nim-sum 0 too
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, x;
    cin >> n;
    set<int> seen;
    long long ans = 0;
    while (n-- && cin >> x)
        if (!seen.insert(x).second) ans += x;
    cout << ans << "\n";
}
