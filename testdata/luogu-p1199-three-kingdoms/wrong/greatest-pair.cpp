// WA: prints the greatest pair of all, but the computer takes away its second general.
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, x, best = 0;
    cin >> n;
    while (cin >> x) best = max(best, x);
    cout << 1 << endl << best << endl;
}
