// AC: a table of the Grundy values of all 2^20 rows
#include <cstdio>

// Bit i of a row: a piece i cells left of the right end. A move makes the number smaller.
int sg[1 << 20];

void make_table() {
    for (int row = 0; row < 1 << 20; row++) {
        bool reached[21] = {};  // at most 20 pieces can move, so the mex is at most 20
        for (int i = 0; i < 20; i++) {
            if (!(row >> i & 1)) continue;
            int j = i - 1;
            while (j >= 0 && (row >> j & 1)) j--;
            if (j >= 0) reached[sg[row ^ (1 << i) ^ (1 << j)]] = true;
        }
        while (reached[sg[row]]) sg[row]++;
    }
}

int main() {
    make_table();
    int t;
    std::scanf("%d", &t);
    while (t--) {
        int n, sum = 0;
        std::scanf("%d", &n);
        while (n--) {
            int m, row = 0;
            std::scanf("%d", &m);
            while (m--) {
                int p;
                std::scanf("%d", &p);
                row |= 1 << (20 - p);
            }
            sum ^= sg[row];
        }
        std::puts(sum ? "YES" : "NO");
    }
}
