// WA: multiplies three remainders before it reduces, which takes 90 bits
#include <iostream>

const long long mod = 1000000007;
long long fact[10001], inv[10001], f[10001];

long long power(long long a, long long b) {
    long long r = 1;
    for (; b > 0; b >>= 1) {
        if (b & 1) r = r * a % mod;
        a = a * a % mod;
    }
    return r;
}

long long C(int n, int m) {
    return fact[n] * inv[m] * inv[n - m] % mod;
}

int main() {
    int n, k, d;
    std::cin >> n >> k >> d;
    fact[0] = inv[0] = 1;
    for (int i = 1; i <= n; i++) {
        fact[i] = fact[i - 1] * i % mod;
        inv[i] = power(fact[i], mod - 2);
    }
    int h = k / 2, m = n - k;
    f[0] = 1;  // f[s]: how many lost lists of h gaps have the sum s
    for (int bit = 0; bit < 14; bit++)
        for (int s = m; s >= 0; s--)
            for (int c = d + 1; c <= h && s >> bit >= c; c += d + 1)
                f[s] = (f[s] + f[s - (c << bit)] * C(h, c)) % mod;
    long long lost = 0;
    for (int s = 0; s <= m; s++) lost = (lost + f[s] * C(m - s + h, h)) % mod;
    std::cout << (C(n, k) - lost + mod) % mod << '\n';
}
