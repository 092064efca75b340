// PE: prints the move on a line of its own
#include <cstdio>
#include <vector>

int main() {
    int tests, n;
    for (std::scanf("%d", &tests); tests > 0; --tests) {
        std::scanf("%d", &n);
        std::vector<int> heaps(n);
        int sum = 0;
        for (int& heap : heaps) {
            std::scanf("%d", &heap);
            sum ^= heap;
        }
        int i = n - 1;
        while (i >= 0 && (heaps[i] ^ sum) >= heaps[i]) --i;
        if (i < 0) {
            std::puts("No");
        } else {
            std::printf("Yes\n%d %d\n", i + 1, heaps[i] - (heaps[i] ^ sum));
        }
    }
}
