// WA: counts the heaps that win alone, but two of them may win together, since values differ
#include <cstdio>

int s[110];
bool win[10010];

int main() {
    int k, n, wins = 0;
    scanf("%d", &k);
    for (int i = 0; i < k; i++) scanf("%d", s + i);
    for (int h = 1; h <= 10000; h++)
        for (int i = 0; i < k; i++)
            if (s[i] <= h && !win[h - s[i]]) win[h] = true;
    scanf("%d", &n);
    while (n--) {
        int h;
        scanf("%d", &h);
        wins += win[h];
    }
    puts(wins % 2 ? "Yes" : "No");
}
