// WA: splits a heap into two nonempty heaps that hold exactly its stones
#include <cstdio>

int f[110];

int main() {
    for (int a = 1; a <= 100; a++) {
        bool seen[256] = {};
        for (int i = 1; i < a; i++) seen[f[i] ^ f[a - i]] = true;
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
