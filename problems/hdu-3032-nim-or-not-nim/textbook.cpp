// AC: the pattern of the Grundy values, in rows of four
#include <cstdio>

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        scanf("%d", &n);
        long long sum = 0;
        while (n--) {
            long long heap;
            scanf("%lld", &heap);
            // 3 and 4, 7 and 8, ... change places.
            if (heap % 4 == 3)
                heap++;
            else if (heap % 4 == 0)
                heap--;
            sum ^= heap;
        }
        puts(sum ? "Alice" : "Bob");
    }
}
