// TLE: tries each move with the nim-sum of all heaps
#include <cstdio>
int k, a[500001];
int main() {
    scanf("%d", &k);
    for (int i = 1; i <= k; i++) scanf("%d", &a[i]);
    for (int i = 1; i <= k; i++) {
        int rest = 0;
        for (int j = 1; j <= k; j++)
            if (j != i) rest ^= a[j];
        if (rest < a[i]) {
            printf("%d %d\n", a[i] - rest, i);
            a[i] = rest;
            for (int j = 1; j <= k; j++) printf("%d%c", a[j], j < k ? ' ' : '\n');
            return 0;
        }
    }
    puts("lose");
}
