// WA: knows the multiples of 7, not that 2 stones are lost, too
#include <cstdio>
int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(n % 7 ? "A" : "B");
    }
}
