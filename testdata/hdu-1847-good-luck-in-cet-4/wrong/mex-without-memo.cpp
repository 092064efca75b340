// TLE: Grundy values by recursion, without a memo
#include <cstdio>
int sg(int n) {
    bool seen[16] = {};
    for (int take = 1; take <= n; take *= 2) seen[sg(n - take)] = true;
    int m = 0;
    while (seen[m]) m++;
    return m;
}
int main() {
    int n;
    while (scanf("%d", &n) == 1) puts(sg(n) ? "Kiki" : "Cici");
}
