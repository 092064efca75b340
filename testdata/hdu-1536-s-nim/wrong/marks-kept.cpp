// WA: marks reached values by the number of the heap, and keeps the marks for the next test
// Seen accepted: a set must follow another one, and a heap of 10000 stones must decide
// 错误：用堆的大小作标记，处理下一组数据时没有清除
// 曾通过：要有两个集合先后出现，而且胜负取决于 10000 颗石子的堆，才能查出
// Shown by: 1 1 | 1 | 1 0 | 1 5001 | 1 | 2 5001 10000 | 0
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
