// TLE: computes each value as the mex of what the moves leave.
#include <cstdio>
#include <vector>
using namespace std;

vector<vector<int> > g(10001, vector<int>(1));

int sg(int x, int y) {
    for (int i = 1; i <= x; i++) {
        for (int j = g[i].size(); j <= y; j++) {
            vector<bool> reached(65536);
            for (int a = 0; a < i; a++) {
                for (int b = 0; b < j; b++) {
                    int option = a && b ? g[a][b] : 0;
                    if (a) option ^= sg(a, j);
                    if (b) option ^= g[i][b];
                    reached[option] = true;
                }
            }
            int value = 0;
            while (reached[value]) value++;
            g[i].push_back(value);
        }
    }
    return g[x][y];
}

int main() {
    int t, n, x, y;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        int sum = 0;
        for (int i = 0; i < n; i++) {
            scanf("%d%d", &x, &y);
            sum ^= sg(x, y);
        }
        puts(sum ? "Have a try, lxhgww." : "Don't waste your time.");
    }
    return 0;
}
