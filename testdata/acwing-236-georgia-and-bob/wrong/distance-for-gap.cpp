// WA: takes the distance between two pieces as the heap, not the free cells between them.
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
        for (int i = n; i >= 1; i -= 2) x ^= a[i] - a[i - 1];
        cout << (x ? "Georgia will win" : "Bob will win") << endl;
    }
    return 0;
}
