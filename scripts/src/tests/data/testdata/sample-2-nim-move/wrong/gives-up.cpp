// WA: looks for a winning move in the first heap alone
#include <cstdio>

int main() {
    int tests, n, heap, first = 0;
    for (std::scanf("%d", &tests); tests > 0; --tests) {
        int sum = 0;
        std::scanf("%d", &n);
        for (int i = 0; i < n; ++i) {
            std::scanf("%d", &heap);
            if (i == 0) first = heap;
            sum ^= heap;
        }
        if ((first ^ sum) < first) {
            std::printf("Yes 1 %d\n", first - (first ^ sum));
        } else {
            std::puts("No");
        }
    }
}
