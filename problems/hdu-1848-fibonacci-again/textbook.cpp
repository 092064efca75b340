// AC: the Grundy values of all heaps, made once
#include <iostream>

int fib[15] = {1, 2}, g[1001];

int main() {
    for (int i = 2; i < 15; i++) fib[i] = fib[i - 1] + fib[i - 2];
    for (int n = 1; n <= 1000; n++) {
        bool reached[16] = {};  // 15 moves reach at most 15 values, so the mex is at most 15
        for (int i = 0; i < 15 && fib[i] <= n; i++) reached[g[n - fib[i]]] = true;
        while (reached[g[n]]) g[n]++;
    }
    std::ios::sync_with_stdio(false);
    int a, b, c;
    while (std::cin >> a >> b >> c && a != 0)
        std::cout << ((g[a] ^ g[b] ^ g[c]) != 0 ? "Fibo" : "Nacci") << '\n';
}
