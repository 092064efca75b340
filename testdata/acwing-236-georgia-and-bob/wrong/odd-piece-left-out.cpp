// WA: ignores the leftmost of an odd number of pieces, which can step left as far as cell 1.
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
        for (int i = n; i > 1; i -= 2) x ^= a[i] - a[i - 1] - 1;
        cout << (x ? "Georgia will win" : "Bob will win") << endl;
    }
    return 0;
}
