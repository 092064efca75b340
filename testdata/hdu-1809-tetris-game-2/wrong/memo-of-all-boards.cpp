// MLE: its memo keeps the positions of all boards, and thousands of boards fill the memory
#include <initializer_list>
#include <iostream>
#include <map>
#include <string>
#include <vector>

// A set of 2 x 2 squares: bit i * m + j is the one whose upper left cell is in row i, column j.
typedef unsigned long long Set;

int n, m;
std::map<Set, int> memo[50];  // for each m: the bits of another m mean other shapes

// The squares of a set, and all that share a cell with one of them. The last column begins no
// square, so no step leads from one row into the next.
Set touched_by(Set squares) {
    Set touched = squares;
    for (int step : {1, m - 1, m, m + 1}) touched |= squares << step | squares >> step;
    return touched;
}

int sg(Set free) {
    if (free == 0) return 0;
    while (!(free & 1)) free >>= 1;  // the same shape elsewhere has the same value
    if (memo[m].count(free)) return memo[m][free];

    // A connected part, and the rest: two games side by side.
    Set part = 1;
    while (part != (touched_by(part) & free)) part = touched_by(part) & free;
    if (part != free) return memo[m][free] = sg(part) ^ sg(free ^ part);

    bool reached[64] = {};  // at most 36 squares, so values are at most 36, and a xor is below 64
    for (Set square = 1; square != 0; square <<= 1)
        if (free & square) reached[sg(free & ~touched_by(square))] = true;
    int mex = 0;
    while (reached[mex]) mex++;
    return memo[m][free] = mex;
}

// Reads the board and finds where a square can lie.
Set free_squares() {
    std::vector<std::string> board(n);
    for (std::string& row : board) std::cin >> row;
    Set free = 0;
    for (int i = 0; i + 1 < n; i++)
        for (int j = 0; j + 1 < m; j++)
            if (board[i][j] == '0' && board[i][j + 1] == '0' && board[i + 1][j] == '0' &&
                board[i + 1][j + 1] == '0')
                free |= Set(1) << (i * m + j);
    return free;
}

int main() {
    int t;
    while (std::cin >> t) {
        int sum = 0;
        while (t--) {
            std::cin >> n >> m;
            sum ^= sg(free_squares());
        }
        std::cout << (sum ? "Yes" : "No") << '\n';
    }
}
