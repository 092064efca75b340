// WA: allows cuts that leave strips of width 1, and gives the single cell the Grundy value 0.
#include <cstdio>
#include <cstring>
#include <set>
using namespace std;

int sg[205][205];

int solve(int n, int m) {
    int& res = sg[n][m];
    if (res != -1) return res;
    set<int> s;
    for (int i = 1; i < n; i++) s.insert(solve(i, m) ^ solve(n - i, m));
    for (int i = 1; i < m; i++) s.insert(solve(n, i) ^ solve(n, m - i));
    res = 0;
    while (s.count(res)) res++;
    return res;
}

int main() {
    memset(sg, -1, sizeof sg);
    int n, m;
    while (scanf("%d %d", &n, &m) == 2) puts(solve(n, m) ? "WIN" : "LOSE");
    return 0;
}
