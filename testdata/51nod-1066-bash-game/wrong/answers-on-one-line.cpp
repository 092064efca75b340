// PE: prints all answers on one line.
#include <cstdio>

int main() {
    int t, n, k;
    scanf("%d", &t);
    while (t--) {
        scanf("%d%d", &n, &k);
        printf("%c ", n % (k + 1) == 0 ? 'B' : 'A');
    }
    puts("");
}
