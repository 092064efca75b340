// WA: the period is 7 = 3 + 4, not the sum of all three numbers
#include <cstdio>
int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(n % 8 == 0 || n % 8 == 2 ? "B" : "A");
    }
}
