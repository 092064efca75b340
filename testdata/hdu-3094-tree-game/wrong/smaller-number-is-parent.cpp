// WA: takes the smaller number for the parent, but nodes are numbered in any order.
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

vector<int> son[100005];

int sg(int x) {
    int res = 0;
    for (size_t i = 0; i < son[x].size(); i++) res ^= sg(son[x][i]) + 1;
    return res;
}

int main() {
    int t, n, a, b;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        for (int i = 1; i <= n; i++) son[i].clear();
        for (int i = 1; i < n; i++) {
            scanf("%d%d", &a, &b);
            if (a > b) swap(a, b);
            son[a].push_back(b);
        }
        puts(sg(1) ? "Alice" : "Bob");
    }
    return 0;
}
