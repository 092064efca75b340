// WA: never cuts a sheet into two equal halves.
#include <cstdio>
#include <cstring>

int n, m, sg[205][205];

int get(int a, int b) {
    if (sg[a][b] != -1) return sg[a][b];
    bool seen[64] = {};
    for (int i = 2; i < a - i; ++i) seen[get(i, b) ^ get(a - i, b)] = true;
    for (int i = 2; i < b - i; ++i) seen[get(a, i) ^ get(a, b - i)] = true;
    int x = 0;
    while (seen[x]) ++x;
    return sg[a][b] = x;
}

int main() {
    memset(sg, -1, sizeof sg);
    while (scanf("%d%d", &n, &m) == 2) puts(get(n, m) ? "WIN" : "LOSE");
}
