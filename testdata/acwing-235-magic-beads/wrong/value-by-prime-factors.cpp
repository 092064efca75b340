// WA: takes the number of prime factors for the value of a heap.
#include <iostream>
using namespace std;

int main() {
    int n;
    while (cin >> n) {
        int r = 0;
        while (n--) {
            int x, c = 0;
            cin >> x;
            for (int d = 2; x > 1; d++) {
                while (x % d == 0) x /= d, c++;
            }
            r ^= c;
        }
        cout << (r ? "freda" : "rainbow") << "\n";
    }
}
