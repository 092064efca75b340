// WA: lists equal heaps once
#include <algorithm>
#include <cstdio>
int a[200000];
int main() {
    int m;
    while (scanf("%d", &m) == 1 && m) {
        int s = 0;
        for (int i = 0; i < m; i++) scanf("%d", &a[i]), s ^= a[i];
        puts(s ? "Yes" : "No");
        for (int i = 0; i < m; i++)
            if ((a[i] ^ s) < a[i] && std::find(a, a + i, a[i]) == a + i)
                printf("%d %d\n", a[i], a[i] ^ s);
    }
}
