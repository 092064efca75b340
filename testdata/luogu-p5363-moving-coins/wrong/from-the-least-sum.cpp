// WA: goes from the least sum up, so that a place is used several times
#include <iostream>

const long long mod = 1000000009;
long long fact[150001], inv[150001], f[150001];

long long power(long long a, long long b) {
    long long r = 1;
    for (; b > 0; b >>= 1) {
        if (b & 1) r = r * a % mod;
        a = a * a % mod;
    }
    return r;
}

long long C(int n, int k) {
    return fact[n] * inv[k] % mod * inv[n - k] % mod;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    fact[0] = inv[0] = 1;
    for (int i = 1; i <= n; i++) {
        fact[i] = fact[i - 1] * i % mod;
        inv[i] = power(fact[i], mod - 2);
    }
    int h = (m + 1) / 2, left = n - m;
    f[0] = 1;  // f[s]: how many lost lists of h gaps have the sum s
    for (int bit = 0; bit < 18; bit++)
        for (int s = 0; s <= left; s++)
            for (int c = 2; c <= h && s >> bit >= c; c += 2)
                f[s] = (f[s] + f[s - (c << bit)] * C(h, c)) % mod;
    long long lost = 0;
    for (int s = 0; s <= left; s++) lost = (lost + f[s] * C(left - s + m - h, m - h)) % mod;
    std::cout << (C(n, m) - lost + mod) % mod << '\n';
}
