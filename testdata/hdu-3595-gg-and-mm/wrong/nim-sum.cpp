// WA: takes the nim-sum of Grundy values, as if one game were played at a time.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <set>
using namespace std;

int f[1005][1005];

int sg(int a, int b) {
    if (a < b) swap(a, b);
    if (!b) return 0;
    int& res = f[a][b];
    if (res >= 0) return res;
    set<int> s;
    for (int k = 1; k * b <= a; k++) s.insert(sg(a - k * b, b));
    for (res = 0; s.count(res);) res++;
    return res;
}

int main() {
    memset(f, -1, sizeof f);
    int n;
    while (scanf("%d", &n) == 1) {
        int res = 0;
        for (int i = 0, p, q; i < n; i++) {
            scanf("%d%d", &p, &q);
            res ^= sg(p, q);
        }
        puts(res ? "MM" : "GG");
    }
    return 0;
}
