// RE: an array of 100,000 heaps, as AcWing 891 has them
#include <cstdio>
int s, k, a[100001];
int main() {
    scanf("%d", &k);
    for (int i = 1; i <= k; i++) {
        scanf("%d", &a[i]);
        s ^= a[i];
    }
    for (int i = 1; i <= k; i++)
        if ((a[i] ^ s) < a[i]) {
            printf("%d %d\n", a[i] - (a[i] ^ s), i);
            a[i] ^= s;
            for (int j = 1; j <= k; j++) printf("%d%c", a[j], j < k ? ' ' : '\n');
            return 0;
        }
    puts("lose");
}
