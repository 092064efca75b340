// AC: looks for n in a table of the Fibonacci numbers below 2^31
#include <iostream>

int f[45];

int main() {
    f[0] = 1;
    f[1] = 2;
    for (int i = 2; i < 45; i++) f[i] = f[i - 1] + f[i - 2];  // the last one is 1836311903
    int n;
    while (std::cin >> n && n != 0) {
        bool lost = false;
        for (int i = 0; i < 45; i++)
            if (f[i] == n) lost = true;
        std::cout << (lost ? "Second win" : "First win") << '\n';
    }
}
