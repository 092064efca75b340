// TLE: recomputes a value each time it is needed
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int width;  // of the board that a mask of cells belongs to

unsigned long long near(unsigned long long squares) {
    unsigned long long wide = squares | squares << 1 | squares >> 1;
    return wide | wide << width | wide >> width;
}

int value(unsigned long long squares);

// No square starts in the last column, so a shift never reaches a square of another row.
int component(unsigned long long part) {
    vector<bool> seen(64);
    for (unsigned long long left = part; left; left &= left - 1)
        seen[value(part & ~near(left & -left))] = true;
    int mex = 0;
    while (seen[mex]) mex++;
    return mex;
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
