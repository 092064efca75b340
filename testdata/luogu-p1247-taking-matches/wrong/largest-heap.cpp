// WA: takes the largest heap that can win, not the first
#include <cstdio>
int a[500001];
int main() {
    int k, s = 0;
    scanf("%d", &k);
    for (int i = 1; i <= k; i++) scanf("%d", &a[i]), s ^= a[i];
    int best = 0;
    for (int i = 1; i <= k; i++)
        if ((a[i] ^ s) < a[i] && a[i] > a[best]) best = i;
    for (int i = best; i >= 1 && i == best; i--)
        if ((a[i] ^ s) < a[i]) {
            printf("%d %d\n", a[i] - (a[i] ^ s), i);
            a[i] ^= s;
            for (int j = 1; j <= k; j++) printf("%d%c", a[j], j < k ? 32 : 10);
            return 0;
        }
    puts("lose");
}
