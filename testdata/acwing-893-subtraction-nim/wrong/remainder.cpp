// WA: takes h mod (largest number + 1) as the value, which is right only if S is 1 .. k
#include <algorithm>
#include <cstdio>

int main() {
    int k, n, top = 0;
    scanf("%d", &k);
    while (k--) {
        int s;
        scanf("%d", &s);
        top = std::max(top, s);
    }
    scanf("%d", &n);
    int x = 0;
    while (n--) {
        int h;
        scanf("%d", &h);
        x ^= h % (top + 1);
    }
    puts(x ? "Yes" : "No");
}
