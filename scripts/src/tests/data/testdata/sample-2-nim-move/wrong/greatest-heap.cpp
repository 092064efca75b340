// WA: takes from the greatest heap, where no move need win
#include <algorithm>
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
        const long i = std::max_element(heaps.begin(), heaps.end()) - heaps.begin();
        if (sum == 0) {
            std::puts("No");
        } else {
            std::printf("Yes %ld %d\n", i + 1, std::max(1, heaps[i] - (heaps[i] ^ sum)));
        }
    }
}
