// WA: keeps the heaps in 8 bits
#include <cstdio>

int f[20], g[1001];

void table() {
    f[0] = 1;
    f[1] = 2;
    for (int i = 2; i < 16; i++) f[i] = f[i - 1] + f[i - 2];
    for (int n = 1; n <= 1000; n++) {
        bool reached[20] = {};
        for (int i = 0; f[i] <= n; i++) reached[g[n - f[i]]] = true;
        while (reached[g[n]]) g[n]++;
    }
}

int main() {
    table();
    int heap[3];
    while (scanf("%d%d%d", &heap[0], &heap[1], &heap[2]) == 3 && heap[0]) {
        int x = 0;
        for (int i = 0; i < 3; i++) {
            unsigned char n = heap[i];
            x ^= g[n];
        }
        puts(x ? "Fibo" : "Nacci");
    }
    return 0;
}
