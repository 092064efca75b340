// WA: plays misere Nim, where taking the last stone loses
#include <cstdio>

int main() {
    int n, a, x = 0;
    bool big = false;
    scanf("%d", &n);
    while (n--) {
        scanf("%d", &a);
        x ^= a;
        if (a > 1) big = true;
    }
    puts((x != 0) == big ? "Yes" : "No");
}
