// WA: keeps 8 bits of n
#include <cstdio>
int main() {
    int n;
    while (scanf("%d", &n) == 1) puts((n & 255) % 3 ? "Kiki" : "Cici");
}
