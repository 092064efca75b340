// WA: takes a heap's size as its value, as in Nim
#include <cstdio>

int main() {
    int n, a, x = 0;
    scanf("%d", &n);
    while (n--) {
        scanf("%d", &a);
        x ^= a;
    }
    puts(x ? "Yes" : "No");
}
