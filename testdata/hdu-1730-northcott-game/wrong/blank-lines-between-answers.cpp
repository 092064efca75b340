// PE: prints a blank line between two answers, because the input has them between two tests.
#include <cstdio>
#include <cstdlib>
using namespace std;

int main() {
    int n, m, a, b;
    bool first = true;
    while (scanf("%d%d", &n, &m) == 2) {
        int x = 0;
        for (int i = 0; i < n; i++) {
            scanf("%d%d", &a, &b);
            x ^= abs(a - b) - 1;
        }
        if (!first) puts("");
        first = false;
        puts(x ? "I WIN!" : "BAD LUCK!");
    }
}
