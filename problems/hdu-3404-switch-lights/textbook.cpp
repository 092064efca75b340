// AC: the nim product of x and y for each light, by recursion on halves of the binary digits
#include <iostream>

// The nim product of numbers below 2^(2 half), by four and one of numbers below 2^half.
int product(int a, int b, int half) {
    if (half == 0) return a & b;
    int m = 1 << half, a1 = a / m, a0 = a % m, b1 = b / m, b0 = b % m;
    int high = product(a1, b1, half / 2);
    int middle = product(a1, b0, half / 2) ^ product(a0, b1, half / 2);
    int low = product(a0, b0, half / 2);
    // 2^half times itself is 2^half ^ 2^(half - 1)
    return (high ^ middle) * m ^ low ^ product(high, m / 2, half / 2);
}

int main() {
    std::ios::sync_with_stdio(false);
    int t;
    std::cin >> t;
    while (t--) {
        int n, sum = 0;
        std::cin >> n;
        while (n--) {
            int x, y;
            std::cin >> x >> y;
            sum ^= product(x, y, 8);
        }
        std::cout << (sum ? "Have a try, lxhgww." : "Don't waste your time.") << '\n';
    }
}
