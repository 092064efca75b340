// WA: its memo outlives the board, and the key is the free cells by number, without rows and columns
// Seen accepted: boards of different widths must follow one another, with the same free cells by number
// 错误：记忆表在棋盘之间不清空，键只有空格的编号，没有行数和列数
// 曾通过：要有宽度不同的棋盘先后出现，而且空格的编号恰好相同
// Shown by: 2 | 3 4 | 0000 | 0000 | 0000 | 2 6 | 000000 | 000000
#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

int width;  // of the board that a mask of cells belongs to
map<unsigned long long, int> memo;

unsigned long long near(unsigned long long squares) {
    unsigned long long wide = squares | squares << 1 | squares >> 1;
    return wide | wide << width | wide >> width;
}

int value(unsigned long long squares);

// No square starts in the last column, so a shift never reaches a square of another row.
int component(unsigned long long part) {
    const unsigned long long rows = part | part << width, cells = rows | rows << 1;
    auto known = memo.find(cells);
    if (known != memo.end()) return known->second;
    vector<bool> seen(64);
    for (unsigned long long left = part; left; left &= left - 1)
        seen[value(part & ~near(left & -left))] = true;
    int mex = 0;
    while (seen[mex]) mex++;
    return memo[cells] = mex;
}

int value(unsigned long long squares) {
    int sum = 0;
    while (squares) {
        unsigned long long part = squares & -squares;
        while ((near(part) & squares) != part) part = near(part) & squares;
        squares &= ~part;
        sum ^= component(part);
    }
    return sum;
}

// The squares that fit on a board, each by the index of its upper left cell.
unsigned long long read_board(int n, int m) {
    vector<string> a(n);
    for (auto& row : a) cin >> row;
    width = m;
    unsigned long long squares = 0;
    for (int i = 0; i + 1 < n; i++)
        for (int j = 0; j + 1 < m; j++)
            if (a[i][j] == '0' && a[i][j + 1] == '0' && a[i + 1][j] == '0' &&
                a[i + 1][j + 1] == '0')
                squares |= 1ull << (i * m + j);
    return squares;
}

int main() {
    int t;
    while (cin >> t) {
        int sum = 0;
        for (int n, m; t > 0 && cin >> n >> m; t--) sum ^= value(read_board(n, m));
        cout << (sum ? "Yes" : "No") << '\n';
    }
}
