// WA: marks reached values by the number of the heap, and keeps the marks for the next test
#include <cstdio>

int k, s[100], f[10001], mark[128];

int main() {
    while (scanf("%d", &k) == 1 && k != 0) {
        for (int i = 0; i < k; i++) scanf("%d", &s[i]);
        for (int heap = 1; heap <= 10000; heap++) {
            for (int i = 0; i < k; i++)
                if (s[i] <= heap) mark[f[heap - s[i]]] = heap;
            f[heap] = 0;
            while (mark[f[heap]] == heap) f[heap]++;
        }
        int m;
        scanf("%d", &m);
        while (m--) {
            int l, sum = 0;
            scanf("%d", &l);
            while (l--) {
                int heap;
                scanf("%d", &heap);
                sum ^= f[heap];
            }
            putchar(sum ? 'W' : 'L');
        }
        puts("");
    }
}
