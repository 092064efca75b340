// WA: finds the highest bit by a logarithm in float, which rounds 2^21 - 1 up
#include <algorithm>
#include <cmath>
#include <iostream>
using namespace std;

int a[100], b[40];

int main() {
    int k;
    cin >> k;
    for (int i = 0; i < k; i++) cin >> a[i];
    sort(a, a + k);
    long long r = 0;
    for (int i = k - 1; i >= 0; i--) {
        int x = a[i];
        for (int t = 0; x && t < 40; t++) {
            int h = (int)log2f((float)x);
            if (!b[h]) {
                b[h] = x;
                break;
            }
            x ^= b[h];
        }
        if (!x) r += a[i];
    }
    cout << r << endl;
}
