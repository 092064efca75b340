// PE with --strict: prints a blank line after the last answer, too
#include <cstdio>

int main() {
    int n, heap;
    for (int game = 1; std::scanf("%d", &n) == 1; ++game) {
        int sum = 0;
        while (n-- > 0 && std::scanf("%d", &heap) == 1) sum ^= heap;
        std::printf("Case #%d: %s\n\n", game, sum ? "first" : "second");
    }
}
