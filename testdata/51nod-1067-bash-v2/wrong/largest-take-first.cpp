// WA: both players always take as many stones as they may
#include <cstdio>
int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        int moves = n / 4 + (n % 4 == 3 ? 1 : n % 4);
        puts(moves % 2 ? "A" : "B");
    }
}
