#include <cstdio>
#include <cstdlib>

int main() {
    int n, m;
    while (std::scanf("%d%d", &n, &m) == 2) {
        int sum = 0;
        while (n--) {
            int tom, jerry;
            std::scanf("%d%d", &tom, &jerry);
            sum ^= std::abs(tom - jerry) - 1;
        }
        std::puts(sum ? "I WIN!" : "BAD LUCK!");
    }
}
