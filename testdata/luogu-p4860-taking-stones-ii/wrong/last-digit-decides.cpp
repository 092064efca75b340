// WA: looks at the last digit only, which does not tell divisibility by 4
#include <cstdio>
int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(n % 10 % 4 ? "October wins!" : "Roy wins!");
    }
}
