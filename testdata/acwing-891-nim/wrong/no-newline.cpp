// PE with --strict: prints no newline after the answer
#include <cstdio>

int main() {
    int n, a, x = 0;
    scanf("%d", &n);
    while (n--) {
        scanf("%d", &a);
        x ^= a;
    }
    printf(x ? "Yes" : "No");
}
