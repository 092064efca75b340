// TLE: computes each binomial coefficient anew, with an inverse
#include <iostream>

const long long mod = 1000000009;
long long f[150001];

long long power(long long a, long long b) {
    long long r = 1;
    for (; b > 0; b >>= 1) {
        if (b & 1) r = r * a % mod;
        a = a * a % mod;
    }
    return r;
}

long long C(int n, int k) {
    long long r = 1;
    for (int i = 1; i <= k; i++) r = r * (n - k + i) % mod * power(i, mod - 2) % mod;
    return r;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    int h = (m + 1) / 2, left = n - m;
    f[0] = 1;  // f[s]: how many lost lists of h gaps have the sum s
    for (int bit = 0; bit < 18; bit++)
        for (int s = left; s >= 0; s--)
            for (int c = 2; c <= h && s >> bit >= c; c += 2)
                f[s] = (f[s] + f[s - (c << bit)] * C(h, c)) % mod;
    long long lost = 0;
    for (int s = 0; s <= left; s++) lost = (lost + f[s] * C(left - s + m - h, m - h)) % mod;
    std::cout << (C(n, m) - lost + mod) % mod << '\n';
}
