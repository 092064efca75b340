// WA: both players always take the largest power of two
#include <cstdio>
int main() {
    int n;
    while (scanf("%d", &n) == 1) {
        int moves = 0;
        for (; n; n &= n - 1) moves++;
        puts(moves % 2 ? "Kiki" : "Cici");
    }
}
