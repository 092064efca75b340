// WA: keeps only 16 bits of N
#include <iostream>
int main() {
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        unsigned short m = n;
        std::cout << (m % 7 == 0 || m % 7 == 2 ? "B" : "A") << '\n';
    }
}
