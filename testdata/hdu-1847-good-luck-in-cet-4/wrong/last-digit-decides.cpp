// WA: asks whether 3 divides the last digit
#include <cstdio>
int main() {
    int n;
    while (scanf("%d", &n) == 1) puts(n % 10 % 3 ? "Kiki" : "Cici");
}
