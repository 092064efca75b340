// WA: assumes that the columns are sorted, which the statement does not promise.
#include <cstdio>
#include <map>
using namespace std;

int main() {
    int t, n, m, p;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        int x = 0;
        while (n--) {
            scanf("%d", &m);
            map<int, int> stair;
            for (int i = 1; i <= m; i++) {
                scanf("%d", &p);
                stair[(20 - p) - (m - i)]++;  // the free cells right of the i-th piece
            }
            for (auto s : stair)
                if (s.first % 2 != 0) x ^= s.second;
        }
        puts(x ? "YES" : "NO");
    }
    return 0;
}
