// WA: plays as if 1 to 4 stones could be taken
#include <cstdio>
int main() {
    int t, n;
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        puts(n % 5 ? "A" : "B");
    }
}
