// RE: has a table, with checked access, of 1000 x 1000 places counted from 1
#include <cstdio>
#include <vector>
using namespace std;
int main() {
    vector<vector<char>> queen(1000, vector<char>(1000, 'B'));
    vector<int> row(1001), column(1001), diagonal(2001);
    for (int x = 1; x < 1000; x++)
        for (int y = 1; y < 1000; y++)
            if (!row[x] && !column[y] && !diagonal[x - y + 1000]) {
                queen[x][y] = 'G';
                row[x] = column[y] = diagonal[x - y + 1000] = 1;
            }
    int t;
    scanf("%d", &t);
    while (t--) {
        int type, n, m;
        scanf("%d%d%d", &type, &n, &m);
        char answer = 'B';
        if (type == 1 && n % 2 == 1 && m % 2 == 1) answer = 'G';
        if (type == 2 && n == m) answer = 'G';
        if (type == 3)
            answer = (n + m - 2) % 3 != 0 || n - m > 1 || m - n > 1 ? 'D' : n == m ? 'G' : 'B';
        if (type == 4) answer = queen.at(n).at(m);
        printf("%c\n", answer);
    }
}
