// RE: has a table for 1000 moves, as if there were one heap
#include <cstdio>
#include <vector>

std::vector<std::vector<char>> win(53, std::vector<char>(1010));

int main() {
    for (int a = 0; a <= 50; a++) {
        win[a][0] = (a >= 1 && !win[a - 1][0]) || (a >= 2 && !win[a - 2][2]);
        win[a][1] = !win[a][0] || (a >= 1 && !win[a - 1][2]);
        for (int b = 2; b <= 1000; b++) {
            win[a][b] = !win[a][b - 1] || (a >= 1 && (!win[a - 1][b] || !win[a - 1][b + 1])) ||
                        (a >= 2 && !win[a - 2][b + 3]);
        }
    }
    int t = 0;
    scanf("%d", &t);
    while (t--) {
        int n = 0, a = 0, b = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            int x = 0;
            scanf("%d", &x);
            if (x == 1)
                a++;
            else
                b += b ? x + 1 : x;
        }
        puts(win.at(a).at(b) ? "YES" : "NO");
    }
    return 0;
}
