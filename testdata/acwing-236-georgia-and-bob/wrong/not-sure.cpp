// WA: prints the statement's third answer when no piece can move, but then Bob has won.
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
        for (int i = n; i >= 1; i -= 2) x ^= a[i] - a[i - 1] - 1;
        if (a[n] == n)
            cout << "Not sure" << endl;
        else
            cout << (x ? "Georgia will win" : "Bob will win") << endl;
    }
    return 0;
}
