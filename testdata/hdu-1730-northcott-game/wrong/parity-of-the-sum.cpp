// WA: adds the gaps and looks at the parity, as if a move closed one cell only.
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
