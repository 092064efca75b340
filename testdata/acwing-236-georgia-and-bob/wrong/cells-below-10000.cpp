// WA: looks for pieces up to cell 9999 only.
#include <cstring>
#include <iostream>
using namespace std;

bool at[10001];

int main() {
    int t;
    cin >> t;
    while (t--) {
        memset(at, 0, sizeof at);
        int n, x, last = 0, r = 0;
        cin >> n;
        bool open = n % 2 == 1;
        for (int i = 0; i < n; i++) {
            cin >> x;
            at[x] = true;
        }
        for (int c = 1; c < 10000; c++) {
            if (!at[c]) continue;
            if (open) r ^= c - last - 1;
            open = !open;
            last = c;
        }
        cout << (r ? "Georgia will win" : "Bob will win") << endl;
    }
}
