// WA: pairs the pieces in the order of the input, which need not be sorted.
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
        int x = 0;
        for (int i = n; i >= 1; i -= 2) x ^= a[i] - (i > 1 ? a[i - 1] : 0) - 1;
        cout << (x ? "Georgia will win" : "Bob will win") << endl;
    }
    return 0;
}
