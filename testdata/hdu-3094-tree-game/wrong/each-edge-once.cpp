// RE: has room for each edge once, but keeps it at both ends.
#include <cstdio>
#include <cstring>
#include <vector>
using namespace std;

int head[100005], cnt;
vector<int> to(100005), nxt(100005);

void add(int a, int b) {
    to.at(cnt) = b;
    nxt.at(cnt) = head[a];
    head[a] = cnt++;
}

int sg(int x, int fa) {
    int res = 0;
    for (int i = head[x]; i != -1; i = nxt[i]) {
        if (to[i] != fa) res ^= sg(to[i], x) + 1;
    }
    return res;
}

int main() {
    int t, n, a, b;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        memset(head, -1, sizeof head);
        cnt = 0;
        for (int i = 1; i < n; i++) {
            scanf("%d%d", &a, &b);
            add(a, b);
            add(b, a);
        }
        puts(sg(1, 0) ? "Alice" : "Bob");
    }
    return 0;
}
