// WA: keeps tables under a key of 64 bits that each number shifts by 8: only the last eight count
#include <cstdio>
#include <map>
#include <vector>

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
        static std::map<unsigned long long, std::vector<int>> tables;
        unsigned long long key = 0;
        for (int i = 0; i < k; i++) key = key << 8 ^ s[i];
        std::vector<int>& table = tables[key];
        if (table.empty()) {
            sg(10000);
            table.assign(f, f + 10001);
        }
        for (int i = 0; i <= 10000; i++) f[i] = table[i];
        known = 10001;
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
