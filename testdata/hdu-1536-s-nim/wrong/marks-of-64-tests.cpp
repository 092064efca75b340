// WA: marks what it has computed by the number of the test modulo 64
#include <cstdio>

int k, s[100];
int f[10001], mark[10001], now;

int sg(int heap) {
    if (mark[heap] == now) return f[heap];
    bool reached[101] = {};
    for (int i = 0; i < k; i++)
        if (s[i] <= heap) reached[sg(heap - s[i])] = true;
    int mex = 0;
    while (reached[mex]) mex++;
    mark[heap] = now;
    return f[heap] = mex;
}

int main() {
    while (std::scanf("%d", &k) == 1 && k != 0) {
        for (int i = 0; i < k; i++) std::scanf("%d", &s[i]);
        now = now % 64 + 1;
        int m;
        std::scanf("%d", &m);
        while (m--) {
            int l, sum = 0;
            std::scanf("%d", &l);
            while (l--) {
                int heap;
                std::scanf("%d", &heap);
                sum ^= sg(heap);
            }
            std::putchar(sum ? 'W' : 'L');
        }
        std::putchar('\n');
    }
}
