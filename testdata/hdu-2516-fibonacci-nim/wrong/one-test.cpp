// WA: answers the first line only
#include <iostream>
using namespace std;
int main() {
    long long n, a = 1, b = 2;
    cin >> n;
    if (n == 0) return 0;
    while (b < n) {
        long long c = a + b;
        a = b;
        b = c;
    }
    cout << (b == n ? "Second win" : "First win") << endl;
}
