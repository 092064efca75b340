#include <cstdio>

int sg[1 << 20];

int main() {
    // Bit i: a piece on the cell i steps left of the right end. A move lowers the mask.
    for (int mask = 1; mask < 1 << 20; mask++) {
        bool reached[32] = {};
        for (int i = 1; i < 20; i++) {
            if (!(mask >> i & 1)) continue;
            int j = i - 1;
            while (j >= 0 && (mask >> j & 1)) j--;
            if (j >= 0) reached[sg[mask ^ (1 << i) ^ (1 << j)]] = true;
        }
        while (reached[sg[mask]]) sg[mask]++;
    }
    int t;
    std::scanf("%d", &t);
    while (t--) {
        int n, sum = 0;
        std::scanf("%d", &n);
        while (n--) {
            int m, mask = 0;
            std::scanf("%d", &m);
            while (m--) {
                int p;
                std::scanf("%d", &p);
                mask |= 1 << (20 - p);
            }
            sum ^= sg[mask];
        }
        std::puts(sum ? "YES" : "NO");
    }
}
