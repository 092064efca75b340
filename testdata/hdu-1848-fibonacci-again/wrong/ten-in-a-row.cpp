// WA: takes the values of 0 to 9 to come again and again
#include <cstdio>

int f[20], g[1001];

void table() {
    f[0] = 1;
    f[1] = 2;
    for (int i = 2; i < 16; i++) f[i] = f[i - 1] + f[i - 2];
    for (int n = 1; n <= 1000; n++) {
        if (n >= 10) {
            g[n] = g[n - 10];
            continue;
        }
        bool reached[20] = {};
        for (int i = 0; f[i] <= n; i++) reached[g[n - f[i]]] = true;
        while (reached[g[n]]) g[n]++;
    }
}

int main() {
    table();
    int a, b, c;
    while (scanf("%d%d%d", &a, &b, &c) == 3 && a) {
        puts((g[a] ^ g[b] ^ g[c]) ? "Fibo" : "Nacci");
    }
    return 0;
}
