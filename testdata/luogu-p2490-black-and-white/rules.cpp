// A game is one row: n, k, d. A position is one component: n, d, who moves (0 is White, 1 Black), then
// the cells of the pieces from the left, a white one and a black one in turn. Of a game of two rows the
// second one is who moves and the cells: a position of play, and no input.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kCells = 10000, kPieces = 100, kModulus = 1000000007;

class BlackAndWhite : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Int n = text.integer(2, kCells, "n");
        text.blank();
        const Int k = text.integer(2, std::min(n, kPieces), "k");
        if (k % 2 != 0) text.fail({"k is odd", "棋子数是奇数"});
        text.blank();
        const Int d = text.integer(1, k, "d");
        text.end_of_line();
        text.end();
        return {{{n, k, d}}};
    }
    std::string format(const std::vector<Game>& games) const override {
        return joined(games.at(0).at(0));
    }
    std::size_t games_per_input() const override { return 1; }

    void moves(const Component& board, Options& options) const override {
        Component next = board;
        next[2] = 1 - board.at(2);
        shift(board, kFirst + to_index(board[2]), board[1], next, options);
    }

    // A layout that the first player wins, if there is one: the pairs as wide and as even as can be or,
    // where that is lost, the last one narrower by a cell.
    Position begin(const Game& game) const override {
        const Int n = game.at(0).at(0), k = game[0].at(1);
        Component board = {n, game[0].at(2)};
        if (game.size() > 1) {
            board.insert(board.end(), game[1].begin(), game[1].end());
            return {board};
        }
        board.push_back(0);
        for (Int i = 0; i < k; i += 2) {
            board.push_back(i * n / k + 1);
            board.push_back((i + 2) * n / k);
        }
        if (n > k && is_lost(board)) --board.back();
        return {board};
    }
    std::optional<Game> back(const Game& start, const Position& position) const override {
        if (position.empty() || position == begin({start.at(0)})) return Game{start.at(0)};
        return Game{start.at(0), Row(position[0].begin() + 2, position[0].end())};
    }

    // Plays every layout.
    std::string answer(const Game& game, Decider& decider) const override {
        const Int n = game.at(0).at(0), k = game[0].at(1);
        std::vector<bool> taken(to_index(n));
        std::fill(taken.begin(), taken.begin() + static_cast<std::ptrdiff_t>(k), true);
        Int won = 0;
        do {
            Component board = {n, game[0].at(2), 0};
            for (Int cell = 1; cell <= n; ++cell) {
                if (taken[to_index(cell - 1)]) board.push_back(cell);
            }
            won += decider.wins({board});
        } while (std::prev_permutation(taken.begin(), taken.end()));
        return std::to_string(won % kModulus) + '\n';
    }
    bool oracle_reaches(const Game& game) const override { return game.at(0).at(0) <= kPlayed; }
    // How many lost lists of k/2 gaps have the sum s, from the lowest digit up: so many of the gaps
    // are odd as d + 1 divides, and the halves of all are lost. The cells that are left over go to
    // k/2 + 1 places, one after the other. No binomial coefficient but of k/2 is needed.
    std::string second_answer(const Game& game) const override {
        const Int n = game.at(0).at(0), k = game[0].at(1), d = game[0].at(2), pairs = k / 2;
        Row odd(to_index(pairs) + 1), lost(to_index(n - k) + 1), all(lost.size());
        odd[0] = lost[0] = all[0] = 1;
        for (Int i = 0; i < pairs; ++i) {
            for (std::size_t j = to_index(i) + 1; j > 0; --j)
                odd[j] = (odd[j] + odd[j - 1]) % kModulus;
        }
        for (Int s = 1; s <= n - k; ++s) {
            for (Int c = 0; c <= std::min(pairs, s); c += d + 1) {
                if ((s - c) % 2 != 0) continue;
                Int& ways = lost[to_index(s)];
                ways = (ways + odd[to_index(c)] * lost[to_index((s - c) / 2)]) % kModulus;
            }
        }
        const Int won = in_places(all, k + 1) - in_places(lost, pairs + 1);
        return std::to_string((won + kModulus) % kModulus) + '\n';
    }
    std::string second_method() const override { return "recurrence over the lowest digit"; }

 protected:
    static constexpr Int kPlayed = 12;

 private:
    static constexpr std::size_t kFirst = 3;  // of a component, the first piece

    // Decides about the mover's pieces from board[at] on; `left` more of them may move. White goes
    // right, Black left.
    static void shift(const Component& board, std::size_t at, Int left, Component& next,
                      Options& options) {
        if (at >= board.size()) {
            if (left < board[1]) options.to(next);
            return;
        }
        shift(board, at + 2, left, next, options);
        if (left == 0) return;
        const Int way = board[2] == 0 ? 1 : -1;
        const Int other = board[way == 1 ? at + 1 : at - 1];
        for (Int cell = board[at] + way; cell != other; cell += way) {
            next[at] = cell;
            shift(board, at + 2, left - 1, next, options);
        }
        next[at] = board[at];
    }
    static bool is_lost(const Component& board) {
        for (Int bit = 1; bit < board[0]; bit *= 2) {
            Int ones = 0;
            for (std::size_t i = kFirst; i < board.size(); i += 2) {
                ones += (board[i + 1] - board[i] - 1) / bit % 2;
            }
            if (ones % (board[1] + 1) != 0) return false;
        }
        return true;
    }
    // ways[s] are those in which s cells are used up; so many with all of them, the others in `places`.
    static Int in_places(Row ways, Int places) {
        for (Int i = 0; i < places; ++i) {
            for (std::size_t s = 1; s < ways.size(); ++s)
                ways[s] = (ways[s] + ways[s - 1]) % kModulus;
        }
        return ways.back();
    }
};

}  // namespace
