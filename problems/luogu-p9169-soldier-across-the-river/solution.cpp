// Title: Luogu P9169. The Soldier Across the River
// URL: https://www.luogu.com.cn/problem/P9169
// Idea: Each end is lost for the player to move. So work backwards from all ends, breadth first: the
//       first lost state that can be reached tells how long a win takes, the last won one how long a
//       loss. Each move changes the parity of the sum of all coordinates, which tells whose turn it is.
// Time: O(T (n m)^3)
// Memory: O((n m)^3)
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "../../common/fast_io.hpp"

namespace {

using Lists = std::vector<std::vector<unsigned>>;

struct State {
    unsigned black, red, other;  // cells; red < other
};

class Hunt {
 public:
    explicit Hunt(const std::vector<std::string>& board)
        : columns_(static_cast<unsigned>(board[0].size())),
          cells_(static_cast<unsigned>(board.size()) * columns_),
          around_(cells_),
          ahead_(cells_),
          behind_(cells_) {
        const auto is_free = [&](unsigned cell) {
            return board[cell / columns_][cell % columns_] != '#';
        };
        for (unsigned cell = 0; cell < cells_; ++cell) {
            if (!is_free(cell)) continue;
            free_.push_back(cell);
            const bool right = (cell + 1) % columns_ != 0 && is_free(cell + 1);
            const bool below = cell + columns_ < cells_ && is_free(cell + columns_);
            if (right) join(cell, cell + 1);
            if (right) join(cell + 1, cell);
            if (below) join(cell, cell + columns_);
            if (below) join(cell + columns_, cell);
        }
    }

    // How many moves are made if the winner hurries and the loser delays: odd if Red wins, who begins;
    // -1 if nobody can force an end.
    int length(const State& start) const {
        const auto red_to_move = [&](const State& s) { return parity(s) == parity(start); };
        std::vector<int> length(cells_ * cells_ * cells_, -1);
        std::vector<unsigned char> left(length.size());  // moves that are not known to be lost
        std::vector<State> queue;
        for (const unsigned black : free_) {
            for (const unsigned red : free_) {
                for (const unsigned other : free_) {
                    const State s = {black, red, other};
                    if (red >= other) continue;
                    if (!is_over(s)) {
                        for_each_step(s, red_to_move(s), ahead_,
                                      [&](const State&) { ++left[key(s)]; });
                    }
                    if (left[key(s)] > 0) continue;
                    length[key(s)] = 0;
                    queue.push_back(s);
                }
            }
        }
        for (std::size_t i = 0; i < queue.size() && length[key(start)] < 0; ++i) {
            const State next = queue[i];
            const int moves = length[key(next)];
            for_each_step(next, !red_to_move(next), behind_, [&](const State& s) {
                if (length[key(s)] >= 0 || (moves % 2 == 1 && --left[key(s)] > 0)) return;
                length[key(s)] = moves + 1;
                queue.push_back(s);
            });
        }
        return length[key(start)];
    }

 private:
    void join(unsigned from, unsigned to) {
        around_[from].push_back(to);
        if (to / columns_ > from / columns_) return;  // the black piece does not go down
        ahead_[from].push_back(to);
        behind_[to].push_back(from);
    }
    std::size_t key(const State& s) const { return (s.black * cells_ + s.red) * cells_ + s.other; }
    unsigned parity(const State& s) const {
        unsigned sum = 0;
        for (const unsigned cell : {s.black, s.red, s.other}) {
            sum += cell / columns_ + cell % columns_;
        }
        return sum % 2;
    }
    bool is_over(const State& s) const {
        return s.black < columns_ || s.black == s.red || s.black == s.other;
    }
    // Each state that differs by a step of this player's. What Red does, Red can take back by a step;
    // the black piece steps to these cells.
    template <class Visit>
    void for_each_step(const State& s, bool red_steps, const Lists& black_to, Visit visit) const {
        if (!red_steps) {
            for (const unsigned cell : black_to[s.black]) visit(State{cell, s.red, s.other});
            return;
        }
        for (const auto& red : {std::make_pair(s.red, s.other), std::make_pair(s.other, s.red)}) {
            for (const unsigned cell : around_[red.first]) {
                if (cell < red.second) visit(State{s.black, cell, red.second});
                if (cell > red.second) visit(State{s.black, red.second, cell});
            }
        }
    }

    unsigned columns_, cells_;
    std::vector<unsigned> free_;
    Lists around_;          // where a red piece can go from a cell
    Lists ahead_, behind_;  // where the black one can go, and from where it can come
};

}  // namespace

int main() {
    fast_io::Reader in;
    fast_io::Writer out;
    int id;
    unsigned tests, n, m;
    if (!in.read(id) || !in.read_in(1u, 10u, tests)) return 0;
    while (tests-- > 0 && in.read_in(2u, 10u, n) && in.read_in(1u, 10u, m)) {
        std::vector<std::string> board(n);
        State start = {};
        bool second = false;
        for (unsigned r = 0; r < n; ++r) {
            if (!in.read(board[r]) || board[r].size() != m) return 0;
            for (unsigned c = 0; c < m; ++c) {
                if (board[r][c] == 'X') start.black = r * m + c;
                if (board[r][c] != 'O') continue;
                (second ? start.other : start.red) = r * m + c;
                second = true;
            }
        }
        const int moves = Hunt(board).length(start);
        if (moves < 0) {
            out.line("Tie");
        } else {
            out.line(moves % 2 == 1 ? "Red " : "Black ", moves);
        }
    }
}
