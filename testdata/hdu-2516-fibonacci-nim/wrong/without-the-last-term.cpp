// WA: its table ends at 1134903170, so 1836311903 is taken for a win
#include <cstdio>
int f[44];
int main() {
    f[0] = 1;
    f[1] = 2;
    for (int i = 2; i < 44; i++) f[i] = f[i - 1] + f[i - 2];
    int n;
    while (scanf("%d", &n) == 1 && n) {
        int i = 0;
        while (i < 44 && f[i] != n) i++;
        puts(i < 44 ? "Second win" : "First win");
    }
}
