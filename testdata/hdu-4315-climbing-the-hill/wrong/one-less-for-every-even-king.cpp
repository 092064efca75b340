// WA: takes a cell off wherever k is even, not only for the second person.
// Seen accepted: an odd number of people is needed, the king an even one from the fourth on, and a hill on which that cell decides
// 错误：k 为偶数时都减去一格，而只有国王是第二个人时才该减
// 曾通过：要有奇数个人，国王是第四个或更靠后的偶数号，并且减不减这一格恰好决定胜负
// Shown by: 5 4 | 1 2 3 4 5
#include <cstdio>

int a[1005];

int main() {
    int n, k;
    while (scanf("%d%d", &n, &k) == 2) {
        for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
        int x = 0;
        for (int i = n; i > 1; i -= 2) x ^= a[i] - a[i - 1] - 1;
        if (n % 2) x ^= k % 2 == 0 ? a[1] - 1 : a[1];
        puts(k == 1 || x ? "Alice" : "Bob");
    }
    return 0;
}
