// WA: adds the heaps up instead of taking their xor
#include <cstdio>

int main() {
    int n, heap;
    for (int game = 1; std::scanf("%d", &n) == 1; ++game) {
        long long sum = 0;
        while (n-- > 0 && std::scanf("%d", &heap) == 1) sum += heap;
        std::printf("%sCase #%d: %s\n", game > 1 ? "\n" : "", game, sum % 2 ? "first" : "second");
    }
}
