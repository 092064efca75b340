// TLE: goes over all states again and again until nothing changes.
#include <cstdio>
#include <string>
#include <vector>
using namespace std;

int n, m;
vector<int> g[100005];
int val[2][100005];  // 0: endless, 1: Georgiy stuck, 2: Gennady stuck

int main() {
    scanf("%d%d", &n, &m);
    for (int i = 0; i < m; i++) {
        int x, y;
        scanf("%d%d", &x, &y);
        g[x].push_back(y);
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (int p = 0; p < 2; p++)
            for (int x = 1; x <= n; x++) {
                int best = p == 0 ? 2 : g[x].empty() ? 1 : 0;
                for (int y : g[x]) {
                    int v = val[p ^ 1][y];
                    if (p == 0 ? v < best : v > best) best = v;
                }
                if (best != val[p][x]) val[p][x] = best, changed = true;
            }
    }
    string s, t;
    for (int i = 1; i <= n; i++) {
        s += "DWL"[val[0][i]];
        t += "DLW"[val[1][i]];
    }
    puts(s.c_str());
    puts(t.c_str());
    return 0;
}
