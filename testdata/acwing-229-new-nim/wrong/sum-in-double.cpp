// WA: adds up in a double, and prints 9.9e+10
#include <algorithm>
#include <iostream>
using namespace std;

int a[100], b[31];

int main() {
    int k;
    cin >> k;
    for (int i = 0; i < k; i++) cin >> a[i];
    sort(a, a + k);
    double r = 0;
    for (int i = k - 1; i >= 0; i--) {
        int x = a[i];
        for (int j = 30; j >= 0 && x; j--) {
            if (x >> j & 1) {
                if (b[j]) {
                    x ^= b[j];
                } else {
                    b[j] = x;
                    break;
                }
            }
        }
        if (x == 0) r += a[i];
    }
    cout << r << endl;
}
