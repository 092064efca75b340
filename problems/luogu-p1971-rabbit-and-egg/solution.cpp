// Title: Luogu P1971. Rabbit and Egg
// URL: https://www.luogu.com.cn/problem/P1971
// Idea: The hole walks from colour to colour and never comes back: a game of matchings. Go through the
//       play backwards; when a cell of the walk is put back, the player to move there wins iff the
//       maximum matching grows by it.
// Time: O((n m)^2)
// Memory: O(n m)
#include <cstddef>
#include <string>
#include <vector>

#include "../../common/fast_io.hpp"
#include "../../common/matching_game.hpp"

namespace {

// The cells that were put on the board so far, and a maximum matching of them. Neighbours of different
// colours are joined.
class Matching {
 public:
    Matching(const std::string& board, std::size_t columns)
        : board_(board),
          columns_(columns),
          is_there_(board.size()),
          neighbours_(board.size()),
          mate_(board.size()) {
        for (std::size_t cell = 0; cell < mate_.size(); ++cell) mate_[cell] = cell;
    }
    // Puts a new cell on the board; true if the matching grows by it.
    bool grows_by(std::size_t cell) {
        is_there_[cell] = true;
        if (cell >= columns_) join(cell, cell - columns_);
        if (cell % columns_ > 0) join(cell, cell - 1);
        if ((cell + 1) % columns_ > 0) join(cell, cell + 1);
        if (cell + columns_ < board_.size()) join(cell, cell + columns_);
        return matching_game::augment(cell, neighbours_, mate_);
    }

 private:
    void join(std::size_t a, std::size_t b) {
        if (!is_there_[b] || board_[a] == board_[b]) return;
        neighbours_[a].push_back(b);
        neighbours_[b].push_back(a);
    }

    std::string board_;
    std::size_t columns_;
    std::vector<bool> is_there_;
    matching_game::Neighbours neighbours_;
    std::vector<std::size_t> mate_;
};

}  // namespace

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    unsigned n, m, k;
    if (!in.read_in(1u, 40u, n, m)) return 0;
    std::string board, row;
    for (unsigned r = 0; r < n; ++r) {
        if (!in.read(row) || row.size() != m) return 0;
        board += row;
    }
    const std::size_t hole = board.find('.');
    if (hole == board.npos || !in.read_in(1u, 1000u, k)) return 0;
    board[hole] = 'X';  // Rabbit moves first, and needs a white neighbour

    std::vector<std::size_t> walk(1, hole);
    std::vector<bool> walked(board.size());
    walked[hole] = true;
    for (unsigned x, y; walk.size() <= 2 * k;) {
        if (!in.read_in(1u, n, x) || !in.read_in(1u, m, y)) return 0;
        walk.push_back((x - 1) * m + y - 1);
        if (walked[walk.back()]) return 0;
        walked[walk.back()] = true;
    }
    Matching matching(board, m);
    for (std::size_t cell = 0; cell < board.size(); ++cell) {
        if (!walked[cell]) matching.grows_by(cell);
    }
    std::vector<bool> wins(walk.size());  // the player to move, with the hole there
    for (std::size_t i = walk.size(); i-- > 0;) wins[i] = matching.grows_by(walk[i]);

    std::vector<unsigned> wrong;
    for (unsigned i = 0; i < k; ++i) {
        if (wins[2 * i] && wins[2 * i + 1]) wrong.push_back(i + 1);
    }
    out.line(wrong.size());
    for (const unsigned move : wrong) out.line(move);
}
