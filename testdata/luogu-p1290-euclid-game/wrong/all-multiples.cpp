// TLE: recurses over every multiple without a memo: 2^q calls for a quotient of q.
#include <bits/stdc++.h>
using namespace std;

bool wins(long long a, long long b) {
    if (a < b) swap(a, b);
    if (b == 0) return false;
    bool any = false;
    for (long long left = a % b; left < a; left += b) any |= !wins(left, b);
    return any;
}

int main() {
    long long c, a, b;
    cin >> c;
    while (c--) {
        cin >> a >> b;
        cout << (wins(a, b) ? "Stan wins" : "Ollie wins") << "\n";
    }
}
