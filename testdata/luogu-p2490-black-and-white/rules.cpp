// A game is one row: n, k, d. A position is one component: n, d, who moves (0 is White, 1 Black), then
// the cells of the pieces from the left, a white one and a black one in turn. Of a game of two rows the
// second one is who moves and the cells: a position of play, and no input.
#include "../families/layouts.hpp"

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
        const Int n = game.at(0).at(0), d = game[0].at(2);
        const Int won = layouts_won(n, game[0].at(1), [&](const Row& cells) {
            Component board = {n, d, 0};
            board.insert(board.end(), cells.begin(), cells.end());
            return decider.wins({board});
        });
        return std::to_string(won % kModulus) + '\n';
    }
    bool oracle_reaches(const Game& game) const override { return game.at(0).at(0) <= kPlayed; }
    std::string second_answer(const Game& game) const override {
        const Int n = game.at(0).at(0), k = game[0].at(1), d = game[0].at(2);
        return std::to_string(layouts_won(n, k, k / 2, d + 1, kModulus)) + '\n';
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
};

}  // namespace
