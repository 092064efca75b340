// WA: the table ends before 1000
#include <cstdio>
bool wins[1001];
int main() {
    for (int n = 1; n < 1000; n++)
        for (int take = 1; take <= n; take *= 2)
            if (!wins[n - take]) wins[n] = true;
    int n;
    while (scanf("%d", &n) == 1) puts(wins[n] ? "Kiki" : "Cici");
}
