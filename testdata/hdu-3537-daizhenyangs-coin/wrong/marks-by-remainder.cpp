// WA: marks heads by their remainders modulo 1000003, so that two heads can look like one.
#include <cstdio>
#include <cstring>

bool seen[1000003];

int main() {
    int n, a[105];
    while (scanf("%d", &n) == 1) {
        int x = 0, count = 0;
        for (int i = 0; i < n; i++) {
            scanf("%d", &a[i]);
            if (seen[a[i] % 1000003]) continue;
            seen[a[i] % 1000003] = true;
            x ^= a[i];
            count++;
        }
        for (int i = 0; i < n; i++) seen[a[i] % 1000003] = false;
        puts(x || count % 2 ? "No" : "Yes");
    }
    return 0;
}
