// WA: changes the values of 8k + 7 and 8k + 8, as where a heap is split in three
#include <cstdio>
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        long long x = 0;
        scanf("%d", &n);
        while (n--) {
            long long h;
            scanf("%lld", &h);
            x ^= h % 8 == 7 ? h + 1 : h % 8 == 0 ? h - 1 : h;
        }
        puts(x ? "Alice" : "Bob");
    }
}
