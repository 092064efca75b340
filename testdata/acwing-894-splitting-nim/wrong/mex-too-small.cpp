// WA: its mex covers only values below 128, but SG(100) = 199 and nim-sums reach 255
#include <cstdio>
#include <cstring>

int f[110];

int sg(int x) {
    if (f[x] != -1) return f[x];
    bool seen[128] = {};
    for (int i = 0; i < x; i++)
        for (int j = 0; j <= i; j++) {
            int y = sg(i) ^ sg(j);
            if (y < 128) seen[y] = true;
        }
    int m = 0;
    while (m < 128 && seen[m]) m++;
    return f[x] = m;
}

int main() {
    memset(f, -1, sizeof f);
    int n, a, x = 0;
    scanf("%d", &n);
    while (n--) {
        scanf("%d", &a);
        x ^= sg(a);
    }
    puts(x ? "Yes" : "No");
}
