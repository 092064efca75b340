// WA: takes every gap as a Nim heap, but a step also widens the next gap.
#include <algorithm>
#include <iostream>
using namespace std;

int a[1005];

int main() {
    int t, n;
    cin >> t;
    while (t--) {
        cin >> n;
        for (int i = 1; i <= n; i++) cin >> a[i];
        sort(a + 1, a + n + 1);
        int x = 0;
        for (int i = 1; i <= n; i++) x ^= a[i] - a[i - 1] - 1;
        cout << (x ? "Georgia will win" : "Bob will win") << endl;
    }
    return 0;
}
