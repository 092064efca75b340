// WA: its table of 100 terms wraps in 32 bits, and some wrapped terms are legal n
#include <cstdio>
unsigned f[100];
int main() {
    f[0] = 1;
    f[1] = 2;
    for (int i = 2; i < 100; i++) f[i] = f[i - 1] + f[i - 2];
    unsigned n;
    while (scanf("%u", &n) == 1 && n) {
        bool lost = false;
        for (int i = 0; i < 100; i++) lost = lost || f[i] == n;
        puts(lost ? "Second win" : "First win");
    }
}
