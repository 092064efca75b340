// WA: allows no empty new heap, so a heap of 1 could not be taken away
#include <cstdio>

int f[110];

int main() {
    for (int a = 1; a <= 100; a++) {
        bool seen[256] = {};
        for (int i = 1; i < a; i++)
            for (int j = 1; j <= i; j++) seen[f[i] ^ f[j]] = true;
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
