// TLE: asks for the values of shorter rows again and again
#include <cstdio>
#include <set>
int m;
int sg(int n) {
    if (n < m) return 0;
    std::set<int> s;
    for (int a = 0; 2 * a <= n - m; a++) s.insert(sg(a) ^ sg(n - m - a));
    int g = 0;
    while (s.count(g)) g++;
    return g;
}
int main() {
    int t;
    scanf("%d", &t);
    for (int k = 1; k <= t; k++) {
        int n;
        scanf("%d%d", &n, &m);
        printf("Case #%d: %s\n", k, n >= m && sg(n - m) == 0 ? "aekdycoin" : "abcdxyzk");
    }
}
