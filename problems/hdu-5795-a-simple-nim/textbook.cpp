// AC: the pattern of the Grundy values, in rows of eight
#include <cstdio>

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n, sum = 0;
        scanf("%d", &n);
        while (n--) {
            int heap;
            scanf("%d", &heap);
            // 7 and 8, 15 and 16, ... change places.
            if (heap % 8 == 7)
                heap++;
            else if (heap % 8 == 0)
                heap--;
            sum ^= heap;
        }
        puts(sum ? "First player wins." : "Second player wins.");
    }
}
