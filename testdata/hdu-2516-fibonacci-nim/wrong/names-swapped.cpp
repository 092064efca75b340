// WA: has the theorem the wrong way round, as if the first player won at the Fibonacci numbers
#include <cstdio>
int f[50];
int main() {
    f[0] = 1;
    f[1] = 2;
    for (int i = 2; i < 45; i++) f[i] = f[i - 1] + f[i - 2];
    int n;
    while (scanf("%d", &n), n) {
        int k = 0;
        for (int i = 0; i < 45; i++)
            if (f[i] == n) k = 1;
        puts(k ? "First win" : "Second win");
    }
}
