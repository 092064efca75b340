// TLE: recurses over all factors without a memo.
#include <bits/stdc++.h>
using namespace std;

bool wins(long long p, long long n) {
    if (p >= n) return false;
    for (int f = 2; f <= 9; f++)
        if (!wins(p * f, n)) return true;
    return false;
}

int main() {
    long long n;
    while (cin >> n) cout << (wins(1, n) ? "Stan wins." : "Ollie wins.") << "\n";
}
