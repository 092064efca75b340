#include <iostream>

int main() {
    long long n;
    while (std::cin >> n) {
        long long p = 1;
        bool stan = false;
        while (p < n) {
            stan = !stan;
            p *= stan ? 9 : 2;
        }
        std::cout << (stan ? "Stan wins." : "Ollie wins.") << std::endl;
    }
}
