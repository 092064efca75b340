// WA: looks at the parity of the number of edges, which is only the last bit of the value.
#include <cstdio>

int main() {
    int n, m, k, a, b;
    while (scanf("%d", &n) == 1) {
        int edges = 0;
        while (n--) {
            scanf("%d%d", &m, &k);
            edges += k;
            while (k--) scanf("%d%d", &a, &b);
        }
        puts(edges % 2 ? "Sally" : "Harry");
    }
    return 0;
}
