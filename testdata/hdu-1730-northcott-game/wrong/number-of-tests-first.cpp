// WA: reads the number of tests first, but the input has none.
#include <cstdio>
#include <cstdlib>
using namespace std;

int main() {
    int t, n, m, a, b;
    scanf("%d", &t);
    while (t-- && scanf("%d%d", &n, &m) == 2) {
        int x = 0;
        for (int i = 0; i < n && scanf("%d%d", &a, &b) == 2; i++) x ^= abs(a - b) - 1;
        puts(x ? "I WIN!" : "BAD LUCK!");
    }
}
