// TLE: recurses without a memo
#include <cstdio>

int k, n, s[110];

int sg(int x) {
    bool seen[128] = {};
    for (int i = 0; i < k; i++)
        if (s[i] <= x) seen[sg(x - s[i])] = true;
    int m = 0;
    while (seen[m]) m++;
    return m;
}

int main() {
    scanf("%d", &k);
    for (int i = 0; i < k; i++) scanf("%d", s + i);
    scanf("%d", &n);
    int x = 0;
    while (n--) {
        int h;
        scanf("%d", &h);
        x ^= sg(h);
    }
    puts(x ? "Yes" : "No");
}
