// WA: pairs from the left, so with an odd number of pieces the last one has no partner.
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
        for (int i = 1; i + 1 <= n; i += 2) x ^= a[i + 1] - a[i] - 1;
        cout << (x ? "Georgia will win" : "Bob will win") << endl;
    }
    return 0;
}
