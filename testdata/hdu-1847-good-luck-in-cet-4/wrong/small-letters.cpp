// WA: prints small letters
#include <cstdio>
int main() {
    int n;
    while (scanf("%d", &n) == 1) puts(n % 3 ? "kiki" : "cici");
}
