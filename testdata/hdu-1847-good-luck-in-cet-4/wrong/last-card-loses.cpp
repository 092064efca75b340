// WA: the last card loses here; it has to win
#include <cstdio>
int main() {
    int n;
    while (scanf("%d", &n) == 1) puts(n % 3 == 1 ? "Cici" : "Kiki");
}
