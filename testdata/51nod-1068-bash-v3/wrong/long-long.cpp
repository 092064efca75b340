// WA: a long long has room for 19 digits
#include <iostream>
int main() {
    int t;
    std::cin >> t;
    while (t--) {
        long long n;
        std::cin >> n;
        std::cout << (n % 3 ? "A" : "B") << '\n';
        std::cin.clear();
    }
}
