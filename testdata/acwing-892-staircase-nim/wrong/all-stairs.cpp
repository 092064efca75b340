// WA: plays plain Nim on all stairs
#include <cstdio>

int main() {
    int n, a, x = 0;
    scanf("%d", &n);
    while (n--) {
        scanf("%d", &a);
        x ^= a;
    }
    puts(x ? "Yes" : "No");
}
