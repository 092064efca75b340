// WA: answers the 0 at the end as well.
#include <cstdio>

int main() {
    int n;
    while (scanf("%d", &n) == 1) puts(n % 2 ? "Bob" : "Alice");
    return 0;
}
