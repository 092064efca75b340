// AC: a table of Grundy values, made anew for each test and only as far as its heaps need it
#include <cstdio>

int k, s[100];
int f[10001], known;  // f[0] .. f[known - 1] are computed

int sg(int heap) {
    for (; known <= heap; known++) {
        bool reached[101] = {};  // k moves reach at most k values, so the mex is at most k
        for (int i = 0; i < k; i++)
            if (s[i] <= known) reached[f[known - s[i]]] = true;
        int mex = 0;
        while (reached[mex]) mex++;
        f[known] = mex;
    }
    return f[heap];
}

int main() {
    while (std::scanf("%d", &k) == 1 && k != 0) {
        for (int i = 0; i < k; i++) std::scanf("%d", &s[i]);
        known = 0;
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
