// WA: prints small letters
#include <cstdio>
int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(n % 7 == 0 || n % 7 == 2 ? "b" : "a");
    }
}
