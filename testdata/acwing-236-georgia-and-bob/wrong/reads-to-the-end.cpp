// WA: does not read the number of tests, and takes it for the first number of pieces.
#include <algorithm>
#include <iostream>
using namespace std;

int a[10005];

int main() {
    int n;
    while (cin >> n) {
        for (int i = 1; i <= n; i++) cin >> a[i];
        sort(a + 1, a + n + 1);
        int x = 0;
        for (int i = n; i >= 1; i -= 2) x ^= a[i] - a[i - 1] - 1;
        cout << (x ? "Georgia will win" : "Bob will win") << endl;
    }
    return 0;
}
