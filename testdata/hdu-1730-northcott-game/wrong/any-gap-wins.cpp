// WA: says that Tom wins whenever there is a gap to close.
#include <cstdio>
#include <cstdlib>
using namespace std;

int main() {
    int n, m, a, b;
    while (scanf("%d%d", &n, &m) == 2) {
        bool gap = false;
        for (int i = 0; i < n; i++) {
            scanf("%d%d", &a, &b);
            if (abs(a - b) > 1) gap = true;
        }
        puts(gap ? "I WIN!" : "BAD LUCK!");
    }
}
