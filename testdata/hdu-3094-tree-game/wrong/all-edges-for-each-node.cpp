// TLE: goes through all edges to find those of a node.
#include <cstdio>

int n, a[100005], b[100005];

int sg(int x, int fa) {
    int res = 0;
    for (int i = 1; i < n; i++) {
        if (a[i] == x && b[i] != fa) res ^= sg(b[i], x) + 1;
        if (b[i] == x && a[i] != fa) res ^= sg(a[i], x) + 1;
    }
    return res;
}

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        for (int i = 1; i < n; i++) scanf("%d%d", &a[i], &b[i]);
        puts(sg(1, 0) ? "Alice" : "Bob");
    }
    return 0;
}
