// WA: adds up the gaps and tests the parity, as if a move closed only one cell.
#include <cstdio>
#include <cstdlib>
using namespace std;

int main() {
    int n, m, a, b;
    while (scanf("%d%d", &n, &m) == 2) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            scanf("%d%d", &a, &b);
            sum += abs(a - b) - 1;
        }
        puts(sum % 2 ? "I WIN!" : "BAD LUCK!");
    }
}
