#include <cstdio>

int heap[100];

int main() {
    int m;
    while (std::scanf("%d", &m) == 1 && m) {
        int sum = 0, moves = 0;
        for (int i = 0; i < m; i++) {
            std::scanf("%d", &heap[i]);
            sum ^= heap[i];
        }
        for (int i = 0; i < m; i++)
            if ((heap[i] ^ sum) < heap[i]) moves++;
        std::printf("%d\n", moves);
    }
}
