// WA: assumes that Tom's piece is the left one in each row.
#include <cstdio>
using namespace std;

int main() {
    int n, m, a, b;
    while (scanf("%d%d", &n, &m) == 2) {
        int x = 0;
        for (int i = 0; i < n; i++) {
            scanf("%d%d", &a, &b);
            x ^= b - a - 1;
        }
        puts(x ? "I WIN!" : "BAD LUCK!");
    }
}
