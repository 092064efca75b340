// WA: takes the distance between the pieces as the heap, not the free cells between them.
#include <cstdio>
#include <cstdlib>
using namespace std;

int main() {
    int n, m, a, b;
    while (scanf("%d%d", &n, &m) == 2) {
        int x = 0;
        for (int i = 0; i < n; i++) {
            scanf("%d%d", &a, &b);
            x ^= abs(a - b);
        }
        puts(x ? "I WIN!" : "BAD LUCK!");
    }
}
