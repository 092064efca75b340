// WA: finds the highest bit by logarithms in float, which round 2^13 down
#include <cmath>
#include <iostream>
using namespace std;

int a[101];

int main() {
    int m;
    while (cin >> m && m) {
        int x = 0, c = 0;
        for (int i = 0; i < m; i++) {
            cin >> a[i];
            x ^= a[i];
        }
        if (x) {
            int b = (int)(log((float)x) / log(2.0f));
            for (int i = 0; i < m; i++) c += a[i] >> b & 1;
        }
        cout << c << endl;
    }
}
