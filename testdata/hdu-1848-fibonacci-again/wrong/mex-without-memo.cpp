// TLE: computes the values by recursion without a memo
#include <cstdio>

int f[16] = {1, 2};

int g(int n) {
    bool reached[20] = {};
    for (int i = 0; f[i] <= n; i++) reached[g(n - f[i])] = true;
    int mex = 0;
    while (reached[mex]) mex++;
    return mex;
}

int main() {
    for (int i = 2; i < 16; i++) f[i] = f[i - 1] + f[i - 2];
    int a, b, c;
    while (scanf("%d%d%d", &a, &b, &c) == 3 && a) puts((g(a) ^ g(b) ^ g(c)) ? "Fibo" : "Nacci");
    return 0;
}
