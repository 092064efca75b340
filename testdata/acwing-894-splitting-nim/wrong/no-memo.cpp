// TLE: recurses without a memo
#include <cstdio>

int sg(int x) {
    bool seen[256] = {};
    for (int i = 0; i < x; i++)
        for (int j = 0; j <= i; j++) seen[sg(i) ^ sg(j)] = true;
    int m = 0;
    while (seen[m]) m++;
    return m;
}

int main() {
    int n, a, x = 0;
    scanf("%d", &n);
    while (n--) {
        scanf("%d", &a);
        x ^= sg(a);
    }
    puts(x ? "Yes" : "No");
}
