// WA: labels components in one sweep and never joins two labels, so a U falls apart
#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

int width;  // of the board that a mask of cells belongs to
map<pair<int, unsigned long long>, int> memo;

unsigned long long near(unsigned long long squares) {
    unsigned long long wide = squares | squares << 1 | squares >> 1;
    return wide | wide << width | wide >> width;
}

// A square gets the label of the first part above or to the left that it overlaps.
vector<unsigned long long> components(unsigned long long squares) {
    vector<unsigned long long> parts;
    for (unsigned long long left = squares; left; left &= left - 1) {
        unsigned long long square = left & -left;
        bool found = false;
        for (auto& part : parts)
            if (!found && (near(square) & part)) {
                part |= square;
                found = true;
            }
        if (!found) parts.push_back(square);
    }
    return parts;
}

int value(unsigned long long squares) {
    auto known = memo.find({width, squares});
    if (known != memo.end()) return known->second;
    int sum = 0;
    for (unsigned long long part : components(squares)) {
        vector<bool> seen(64);
        for (unsigned long long left = part; left; left &= left - 1)
            seen[value(part & ~near(left & -left))] = true;
        int mex = 0;
        while (seen[mex]) mex++;
        sum ^= mex;
    }
    return memo[{width, squares}] = sum;
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
    int n, m;
    while (cin >> n >> m) {
        memo.clear();
        cout << (value(read_board(n, m)) ? "Yes" : "No") << '\n';
    }
}
