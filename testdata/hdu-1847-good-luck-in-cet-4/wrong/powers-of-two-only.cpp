// WA: only who can take all cards at once wins
#include <cstdio>
int main() {
    int n;
    while (scanf("%d", &n) == 1) puts((n & (n - 1)) == 0 ? "Kiki" : "Cici");
}
