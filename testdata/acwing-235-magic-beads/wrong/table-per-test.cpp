// TLE: recomputes all 1000 values for every test, and the number of tests has no stated bound.
#include <cstdio>
#include <cstring>

int sg[1005];

int main() {
    int n, a;
    while (scanf("%d", &n) == 1) {
        memset(sg, 0, sizeof sg);
        for (int p = 2; p <= 1000; p++) {
            int all = 0;
            bool seen[64] = {};
            for (int i = 1; i < p; i++)
                if (p % i == 0) all ^= sg[i];
            for (int i = 1; i < p; i++)
                if (p % i == 0) seen[all ^ sg[i]] = true;
            while (seen[sg[p]]) sg[p]++;
        }
        int x = 0;
        for (int i = 0; i < n; i++) scanf("%d", &a), x ^= sg[a];
        puts(x ? "freda" : "rainbow");
    }
    return 0;
}
