#include <cstdio>
#include <cstring>

int k, s[100], sg[10001];

void make_table() {
    for (int i = 0; i <= 10000; i++) {
        bool reached[101];
        std::memset(reached, false, sizeof reached);
        for (int j = 0; j < k; j++)
            if (i >= s[j]) reached[sg[i - s[j]]] = true;
        sg[i] = 0;
        while (reached[sg[i]]) sg[i]++;
    }
}

int main() {
    while (std::scanf("%d", &k) == 1 && k) {
        for (int i = 0; i < k; i++) std::scanf("%d", &s[i]);
        make_table();
        int m;
        std::scanf("%d", &m);
        while (m--) {
            int l, sum = 0;
            std::scanf("%d", &l);
            while (l--) {
                int heap;
                std::scanf("%d", &heap);
                sum ^= sg[heap];
            }
            std::putchar(sum ? 'W' : 'L');
        }
        std::putchar('\n');
    }
}
