// WA: reads the number of columns first and the number of rows second.
#include <cstdio>
#include <cstdlib>
using namespace std;

int main() {
    int n, m, a, b;
    while (scanf("%d%d", &m, &n) == 2) {
        int x = 0;
        for (int i = 0; i < n; i++) {
            if (scanf("%d%d", &a, &b) != 2) break;
            x ^= abs(a - b) - 1;
        }
        puts(x ? "I WIN!" : "BAD LUCK!");
    }
}
