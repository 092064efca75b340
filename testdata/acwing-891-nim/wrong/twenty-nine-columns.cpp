// WA: counts the ones of 29 binary columns, but 10^9 has 30
#include <iostream>
using namespace std;

int c[32];

int main() {
    ios::sync_with_stdio(false);
    int n, x;
    cin >> n;
    while (n--) {
        cin >> x;
        for (int b = 0; b < 29; b++) c[b] ^= x >> b & 1;
    }
    for (int b = 0; b < 29; b++) {
        if (c[b]) return cout << "Yes\n", 0;
    }
    cout << "No\n";
}
