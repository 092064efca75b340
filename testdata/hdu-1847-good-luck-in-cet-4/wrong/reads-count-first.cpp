// WA: takes the first number for the number of tests
#include <cstdio>
int main() {
    int t, n;
    scanf("%d", &t);
    while (t-- && scanf("%d", &n) == 1) puts(n % 3 ? "Kiki" : "Cici");
}
