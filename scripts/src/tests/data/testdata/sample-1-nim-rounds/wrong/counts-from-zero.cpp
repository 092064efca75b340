// WA: numbers the games from 0
#include <cstdio>

int main() {
    int n, heap;
    for (int game = 0; std::scanf("%d", &n) == 1; ++game) {
        int sum = 0;
        while (n-- > 0 && std::scanf("%d", &heap) == 1) sum ^= heap;
        std::printf("%sCase #%d: %s\n", game > 0 ? "\n" : "", game, sum ? "first" : "second");
    }
}
