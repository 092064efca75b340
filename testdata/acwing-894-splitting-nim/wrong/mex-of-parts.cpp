// WA: takes the mex of the values of the single new heaps, not of their nim-sums
#include <cstdio>

int f[110];

int main() {
    for (int a = 1; a <= 100; a++) {
        bool seen[256] = {};
        for (int i = 0; i < a; i++)
            for (int j = 0; j <= i; j++) seen[f[i]] = seen[f[j]] = true;
        while (seen[f[a]]) f[a]++;
    }
    int n, a, x = 0;
    scanf("%d", &n);
    while (n--) {
        scanf("%d", &a);
        x ^= f[a];
    }
    puts(x ? "Yes" : "No");
}
