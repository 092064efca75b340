// TLE: tries all choices of the player; N = 20 alone has 3.7e9 of them.
#include <bits/stdc++.h>
using namespace std;

int n, a[505][505], who[505];

int bestPair(int side) {
    int best = -1;
    for (int i = 1; i <= n; i++)
        for (int j = i + 1; j <= n; j++)
            if (who[i] == side && who[j] == side) best = max(best, a[i][j]);
    return best;
}

int dfs(int left) {
    if (left == 0) {
        int mine = bestPair(1);
        return mine > bestPair(2) ? mine : -1;
    }
    int result = -1;
    for (int i = 1; i <= n; i++) {
        if (who[i]) continue;
        who[i] = 1;
        int reply = 0, best = -1;
        for (int x = 1; x <= n; x++)
            for (int y = 1; y <= n; y++)
                if (who[x] == 1 && !who[y] && a[x][y] > best) best = a[x][y], reply = y;
        who[reply] = 2;
        result = max(result, dfs(left - 2));
        who[i] = who[reply] = 0;
    }
    return result;
}

int main() {
    scanf("%d", &n);
    for (int i = 1; i <= n; i++)
        for (int j = i + 1; j <= n; j++) {
            scanf("%d", &a[i][j]);
            a[j][i] = a[i][j];
        }
    int ans = dfs(n);
    if (ans < 0)
        puts("0");
    else
        printf("1\n%d\n", ans);
}
