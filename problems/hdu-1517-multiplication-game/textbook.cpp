// AC: multiplies by 9 and by 2 in turn until n is reached
#include <iostream>

int main() {
    long long n;
    while (std::cin >> n) {
        // Stan wins for 2 .. 9, Ollie for 10 .. 18, Stan for 19 .. 162: times 9, times 2, times 9.
        long long p = 1;
        bool stan = false;  // who moved last
        while (p < n) {
            stan = !stan;
            p *= stan ? 9 : 2;
        }
        std::cout << (stan ? "Stan wins." : "Ollie wins.") << '\n';
    }
}
