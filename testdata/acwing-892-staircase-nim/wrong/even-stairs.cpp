// WA: counts the stairs from 0, so it takes the even stairs for the odd ones
#include <cstdio>

int main() {
    int n, x = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        int a;
        scanf("%d", &a);
        if (i & 1) x ^= a;
    }
    puts(x ? "Yes" : "No");
}
