// RE: stops at the 100,001st heap; m goes up to 200,000
#include <cstdio>
#include <cstdlib>
int main() {
    int m;
    int* a = (int*)malloc(100000 * sizeof(int));
    while (scanf("%d", &m) == 1 && m) {
        int s = 0;
        for (int i = 0; i < m; i++) {
            if (i == 100000) abort();
            scanf("%d", &a[i]);
            s ^= a[i];
        }
        puts(s ? "Yes" : "No");
        for (int i = 0; i < m; i++)
            if ((a[i] ^ s) < a[i]) printf("%d %d\n", a[i], a[i] ^ s);
    }
}
