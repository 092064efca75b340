// WA: its table of 100 terms wraps in 32 bits, and some wrapped terms are legal n
// Seen accepted: few legal n are wrapped terms, and random n hardly ever hit one
// 错误：表里有 100 项，在 32 位下溢出，溢出后的某些项又落在合法的 n 上
// 曾通过：溢出后落在范围内的数寥寥无几，随机的 n 几乎碰不到
// Shown by: 363076002 | 0
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
