// RE: recursion without a table, N / 4 calls deep, fills the stack
#include <cstdio>
bool wins(int n) {
    return (n >= 4 && !wins(n - 4)) || (n >= 3 && !wins(n - 3)) || (n >= 1 && !wins(n - 1));
}
int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(wins(n) ? "A" : "B");
    }
}
