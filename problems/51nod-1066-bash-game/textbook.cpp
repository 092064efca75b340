// AC: n mod (k + 1), line by line
#include <iostream>

int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int n, k;
        std::cin >> n >> k;
        // From a multiple of k + 1, each move of x is answered by k + 1 - x.
        std::cout << (n % (k + 1) ? "A" : "B") << '\n';
    }
}
