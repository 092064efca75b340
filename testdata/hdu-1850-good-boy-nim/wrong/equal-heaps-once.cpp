// WA: counts equal heaps only once
#include <cstdio>
#include <set>

int m, a[110];

int main() {
    while (scanf("%d", &m) == 1 && m) {
        int x = 0, count = 0;
        for (int i = 0; i < m; i++) {
            scanf("%d", a + i);
            x ^= a[i];
        }
        std::set<int> sizes(a, a + m);
        for (int h : sizes)
            if ((h ^ x) < h) count++;
        printf("%d\n", count);
    }
}
