// AC: the nim-sum, and the first heap that its xor with it makes smaller
#include <cstdio>

int a[500001];

int main() {
    int k, sum = 0;
    scanf("%d", &k);
    for (int i = 1; i <= k; i++) {
        scanf("%d", &a[i]);
        sum ^= a[i];
    }
    for (int i = 1; i <= k; i++)
        // This move makes the nim-sum 0.
        if ((a[i] ^ sum) < a[i]) {
            printf("%d %d\n", a[i] - (a[i] ^ sum), i);
            a[i] ^= sum;
            for (int j = 1; j <= k; j++) printf("%d%c", a[j], j < k ? ' ' : '\n');
            return 0;
        }
    puts("lose");
}
