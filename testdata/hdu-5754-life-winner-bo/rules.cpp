// A game is one row: the piece, N, M. Positions count rows and columns from the goal, which is row 1,
// column 1; so the board that is left is one of the problem, too.
#include "core/rules.hpp"

#include <array>

namespace {

using namespace rules;

constexpr Int kTests = 1000, kLeast = 2, kGreatest = 1000;
enum Piece { kKing = 1, kRook, kKnight, kQueen };

class LifeWinnerBo : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests, [&] {
            Game game = {{text.integer(kKing, kQueen, {"the piece", "棋子的种类"})}};
            text.blank();
            game[0].push_back(text.integer(kLeast, kGreatest, "N"));
            text.blank();
            game[0].push_back(text.integer(kLeast, kGreatest, "M"));
            text.end_of_line();
            return game;
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) { return joined(game.at(0)); });
    }
    std::size_t games_per_input() const override { return to_index(kTests); }

    // A component is the row and the column of the piece, and which it is.
    void moves(const Component& part, Options& options) const override {
        const Int row = part[0], column = part[1], piece = part[2];
        const auto to = [&](Int up, Int left) {
            if (up < row && left < column) {
                options.to(Component{row - up, column - left, piece});
            }
        };
        if (piece == kKnight) {
            to(1, 2);
            to(2, 1);
            return;
        }
        const Int most = piece == kKing ? 1 : std::max(row, column);
        for (Int step = 1; step <= most; ++step) {
            to(step, 0);
            to(0, step);
            if (piece != kRook) to(step, step);
        }
    }
    bool can_be_drawn() const override { return true; }
    // The others can always go on until they are at the goal.
    bool drawn_at_once(const Position& position) const override {
        const Int row = position.at(0).at(0), column = position[0].at(1);
        if (position[0].at(2) != kKnight || (row == 1 && column == 1)) return false;
        OptionList list;
        moves(position[0], list);
        return list.all.empty();
    }
    Position begin(const Game& game) const override {
        return {{game.at(0).at(1), game[0].at(2), game[0][0]}};
    }
    std::optional<Game> back(const Game&, const Position& position) const override {
        if (position.empty()) return Game{};
        return Game{{position[0].at(2), position[0][0], position[0][1]}};
    }

    Verdicts verdicts() const override { return {.wins = "B", .loses = "G", .draws = "D"}; }
    bool oracle_reaches(const Game& game) const override {
        return std::max(game.at(0).at(1), game[0].at(2)) <= kExhaustive;
    }
    std::string second_answer(const Game& game) const override {
        const Int piece = game.at(0).at(0);
        return verdicts().of(table(piece)[index(game[0].at(1), game[0].at(2))]) + '\n';
    }
    std::string second_method() const override {
        return "tables of the largest board for each piece, filled from its goal";
    }

 protected:
    static constexpr Int kExhaustive = 40;
    static inline const std::vector<Int> kPieces = {kKing, kRook, kKnight, kQueen};
    static std::size_t index(Int row, Int column) {
        return to_index(row * (kGreatest + 1) + column);
    }
    // The outcome on each board. A line through it that has a lost board nearer the goal wins.
    const std::vector<Outcome>& table(Int piece) const {
        std::vector<Outcome>& table = tables_.at(to_index(piece));
        if (!table.empty()) return table;
        table.assign(index(kGreatest, kGreatest) + 1, Outcome::win);
        std::vector<bool> row_lost(to_index(kGreatest + 1)), column_lost(row_lost),
            diagonal_lost(to_index(2 * kGreatest + 1));
        for (Int row = 1; row <= kGreatest; ++row) {
            for (Int column = 1; column <= kGreatest; ++column) {
                const auto at = [&](Int up, Int left) {
                    return up < row && left < column ? table[index(row - up, column - left)]
                                                     : Outcome::win;
                };
                const std::size_t r = to_index(row), c = to_index(column),
                                  d = to_index(row - column + kGreatest);
                bool wins = false, draws = false;
                if (piece == kKing) {
                    for (const Outcome next : {at(1, 0), at(0, 1), at(1, 1)}) {
                        wins |= next == Outcome::loss;
                    }
                } else if (piece == kKnight) {
                    draws = std::min(row, column) == 1 && std::max(row, column) > 1;
                    draws |= row == 2 && column == 2;
                    for (const Outcome next : {at(1, 2), at(2, 1)}) {
                        wins |= next == Outcome::loss;
                        draws |= next == Outcome::draw;
                    }
                } else {
                    wins = row_lost[r] || column_lost[c] || (piece == kQueen && diagonal_lost[d]);
                }
                if (!wins && !draws) row_lost[r] = column_lost[c] = diagonal_lost[d] = true;
                table[index(row, column)] = wins    ? Outcome::win
                                            : draws ? Outcome::draw
                                                    : Outcome::loss;
            }
        }
        return table;
    }

 private:
    mutable std::array<std::vector<Outcome>, 5> tables_;
};

}  // namespace
