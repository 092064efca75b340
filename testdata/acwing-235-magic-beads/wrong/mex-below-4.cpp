// WA: stops the mex at 3, but values reach 4.
#include <cstdio>
#include <cstring>

int n, x, sg[1005];

int main() {
    for (int i = 2; i <= 1000; ++i) {
        bool seen[64] = {};
        int all = 0;
        for (int d = 1; d < i; ++d) {
            if (i % d == 0) all ^= sg[d];
        }
        for (int d = 1; d < i; ++d) {
            if (i % d == 0) seen[all ^ sg[d]] = true;
        }
        while (sg[i] < 3 && seen[sg[i]]) ++sg[i];
    }
    while (scanf("%d", &n) == 1) {
        int sum = 0;
        for (int i = 0; i < n; ++i) {
            scanf("%d", &x);
            sum ^= sg[x];
        }
        puts(sum ? "freda" : "rainbow");
    }
}
