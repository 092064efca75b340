// WA: plays Nim with the queen, too
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
        if (n > m) swap(n, m);
        if (type == 1)
            puts(n % 2 == 1 && m % 2 == 1 ? "G" : "B");
        else if (type == 2)
            puts(n == m ? "G" : "B");
        else if (type == 3)
            puts((n + m - 2) % 3 != 0 || m - n > 1 ? "D" : n == m ? "G" : "B");
        else
            puts(n == m ? "G" : "B");
    }
}
