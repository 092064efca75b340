// WA: answers one test
#include <cstdio>
int a[200000];
int main() {
    int m, s = 0;
    scanf("%d", &m);
    for (int i = 0; i < m; i++) {
        scanf("%d", &a[i]);
        s ^= a[i];
    }
    puts(s ? "Yes" : "No");
    for (int i = 0; i < m; i++)
        if ((a[i] ^ s) < a[i]) printf("%d %d\n", a[i], a[i] ^ s);
}
