// WA: tests for an odd sum of the odd stairs instead of a nonzero nim-sum
#include <cstdio>

int main() {
    int n, odd = 0;
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) {
        int a;
        scanf("%d", &a);
        if (i % 2) odd ^= a & 1;
    }
    puts(odd ? "Yes" : "No");
}
