// WA: begins with 2 and forgets that 1 is a power of two
#include <cstdio>
bool wins[1001];
int main() {
    for (int n = 1; n <= 1000; n++)
        for (int take = 2; take <= n; take *= 2)
            if (!wins[n - take]) wins[n] = true;
    int n;
    while (scanf("%d", &n) == 1) puts(wins[n] ? "Kiki" : "Cici");
}
