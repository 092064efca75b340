// WA: as if one card were taken at a time
#include <cstdio>
int main() {
    int n;
    while (scanf("%d", &n) == 1) puts(n % 2 ? "Kiki" : "Cici");
}
