// WA: knows the boards that win with one more column, but not those with one more row
#include <algorithm>
#include <cmath>
#include <cstdio>
using namespace std;
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int type, n, m;
        scanf("%d%d%d", &type, &n, &m);
        if (type == 1)
            puts(n % 2 == 1 && m % 2 == 1 ? "G" : "B");
        else if (type == 2)
            puts(n == m ? "G" : "B");
        else if (type == 3)
            puts(n == m && (n - 1) % 3 == 0 ? "G" : m == n + 1 && (n + m - 2) % 3 == 0 ? "B" : "D");
        else
            puts((int)((max(n, m) - min(n, m)) * (1 + sqrt(5.0)) / 2) == min(n, m) - 1 ? "G" : "B");
    }
}
