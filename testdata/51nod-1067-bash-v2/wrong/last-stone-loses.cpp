// WA: the last stone loses here; it has to win
#include <cstdio>
int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(n % 7 == 1 || n % 7 == 3 ? "B" : "A");
    }
}
