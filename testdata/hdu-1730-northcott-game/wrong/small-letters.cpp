// WA: prints "I win!" and "Bad luck!" instead of capital letters.
#include <cstdio>
#include <cstdlib>
using namespace std;

int main() {
    int n, m, a, b;
    while (scanf("%d%d", &n, &m) == 2) {
        int x = 0;
        for (int i = 0; i < n; i++) {
            scanf("%d%d", &a, &b);
            x ^= abs(a - b) - 1;
        }
        puts(x ? "I win!" : "Bad luck!");
    }
}
