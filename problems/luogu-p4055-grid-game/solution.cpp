// Title: Luogu P4055. Game on a grid
// URL: https://www.luogu.com.cn/problem/P4055
// Idea: With the piece on a cell, the player to move loses iff some maximum matching of the free cells
//       misses that cell. There AA, whose opponent is to move, may begin.
// Time: O((N M)^2)
// Memory: O(N M)
#include <cstddef>
#include <string>
#include <vector>

#include "../../common/fast_io.hpp"
#include "../../common/matching_game.hpp"

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n, m;
    if (!in.read_in(1u, 100u, n, m)) return 0;
    std::vector<std::string> board(n);
    for (std::string& row : board) {
        if (!in.read(row) || row.size() != m) return 0;
    }
    matching_game::Neighbours neighbours(n * m);
    std::vector<bool> is_left(n * m);
    const auto join = [&](std::size_t a, std::size_t b) {
        neighbours[a].push_back(b);
        neighbours[b].push_back(a);
    };
    for (unsigned r = 0; r < n; ++r) {
        for (unsigned c = 0; c < m; ++c) {
            const unsigned cell = r * m + c;
            is_left[cell] = (r + c) % 2 == 0;
            if (board[r][c] != '.') continue;
            if (c + 1 < m && board[r][c + 1] == '.') join(cell, cell + 1);
            if (r + 1 < n && board[r + 1][c] == '.') join(cell, cell + m);
        }
    }

    const std::vector<bool> wins = matching_game::winning_starts(neighbours, is_left);
    bool first = true;
    for (unsigned r = 0; r < n; ++r) {
        for (unsigned c = 0; c < m; ++c) {
            if (board[r][c] != '.' || wins[r * m + c]) continue;
            if (first) out.line("WIN");
            first = false;
            out.line(r + 1, ' ', c + 1);
        }
    }
    if (first) out.line("LOSE");
}
