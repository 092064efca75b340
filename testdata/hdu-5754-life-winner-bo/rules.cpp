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

    void exhaustive(Sink& sink) const override {
        for (Int n = kLeast; n <= kExhaustive; ++n) {
            for (Int m = kLeast; m <= kExhaustive; ++m) {
                for (const Int piece : kPieces) sink.game({{piece, n, m}});
            }
        }
    }
    tools::Text exhaustive_bound() const override {
        return "$N, M \\le " + std::to_string(kExhaustive) + '$';
    }
    // If rare, a lost board, or one on which the knight reaches its goal.
    Game random(Rng& rng, bool rare) const override {
        const Int piece = rng.pick(kPieces);
        const Int n = rng.mixed(kLeast, kGreatest), m = rng.mixed(kLeast, kGreatest);
        if (!rare) return {{piece, n, m}};
        if (piece == kKnight && rng.chance(1, 2)) {
            const Int middle = 3 * rng.between(0, (kGreatest - 3) / 3) + 2;
            return rng.chance(1, 2) ? Game{{piece, middle, middle + 1}}
                                    : Game{{piece, middle + 1, middle}};
        }
        const auto [row, column] = rng.pick(lost(piece));
        return {{piece, row, column}};
    }
    void limits(Sink& sink) const override {
        Rng rng(5754);
        std::vector<Game> games;
        const auto input = [&](const std::string& name) {
            sink.input(name, games);
            games.clear();
        };
        const auto add = [&](Int piece, Int n, Int m) {
            if (std::min(n, m) < kLeast || std::max(n, m) > kGreatest) return;
            if (games.size() < to_index(kTests)) games.push_back({{piece, n, m}});
        };
        for (const Int piece : kPieces) {
            for (Int n = kGreatest - 3; n <= kGreatest; ++n) {
                for (Int m = kGreatest - 3; m <= kGreatest; ++m) add(piece, n, m);
                for (Int m = kLeast; m <= kLeast + 3; ++m) {
                    add(piece, n, m);
                    add(piece, m, n);
                }
            }
        }
        input("corners");
        // Lost boards, all of those that the queen has, and boards near them.
        for (const Int piece : kPieces) {
            std::vector<Cell> cells = lost(piece);
            rng.shuffle(cells);
            const std::string name = kNames[to_index(piece - 1)];
            for (const auto& [n, m] : cells) add(piece, n, m);
            input(name + "-lost");
            for (const auto& [n, m] : cells) {
                const Int far = Int{1} << rng.between(0, 9);
                const Int side = rng.between(0, 3);
                add(piece,
                    n + (side == 0   ? far
                         : side == 1 ? -far
                                     : 0),
                    m + (side == 2   ? far
                         : side == 3 ? -far
                                     : 0));
            }
            input(name + "-bit-beside-lost");
            for (const auto& [n, m] : cells) {
                const Int up = rng.between(-1, 1), left = rng.between(-1, 1);
                add(piece, n + up, m + left);
            }
            input(name + "-next-to-lost");
        }
        // Sums that 3 divides, by difference.
        for (const Int difference : {1, 2, 3, 4}) {
            for (Int n = kLeast; n + difference <= kGreatest; ++n) {
                if ((2 * n + difference - 2) % 3 == 0) {
                    add(kKnight, n, n + difference);
                    add(kKnight, n + difference, n);
                }
            }
            input("knight-differs-by-" + std::to_string(difference));
        }
        // The same board for each piece: a key without the piece takes one for the other.
        for (Int i = 0; i < kTests / 4; ++i) {
            const auto [n, m] = rng.pick(lost(kPieces[to_index(i) % 4]));
            for (const Int piece : kPieces) add(piece, n, m);
        }
        input("same-board-for-each-piece");
        // Two boards that end differently, with one key of their two numbers.
        for (const Int piece : kPieces) {
            const std::vector<Cell>& cells = lost(piece);
            for (const bool turned : {false, true}) {
                std::size_t at = 0;
                for (Int base = 2; base < kGreatest; ++base) {
                    for (std::size_t tried = 0; tried < cells.size(); ++tried) {
                        at = (at + 1) % cells.size();
                        auto [high, low] = cells[at];
                        if (turned) std::swap(high, low);
                        const Int sign = low - base >= kLeast ? 1 : -1;
                        const Int more = high + sign, less = low - sign * base;
                        if (more < kLeast || std::max(more, less) > kGreatest) continue;
                        const std::size_t other = turned ? index(less, more) : index(more, less);
                        if (table(piece)[other] == Outcome::loss) continue;
                        add(piece, cells[at].first, cells[at].second);
                        add(piece, turned ? less : more, turned ? more : less);
                        break;
                    }
                    if (games.size() == to_index(kTests) || base + 1 == kGreatest) {
                        const std::string name = kNames[to_index(piece - 1)];
                        input(name + (turned ? "-turned" : "") + "-of-one-key-to-" +
                              std::to_string(base));
                    }
                }
            }
        }
        // The end decides, wherever it is cut: 100, 10 and 1 columns are drawn, or none.
        games.assign(to_index(kTests), {{kKnight, kGreatest, kGreatest}});
        input("longest-lost");
        games.assign(to_index(kTests), {{kRook, kGreatest - 1, kGreatest}});
        games.back() = {{kQueen, lost(kQueen).back().first, lost(kQueen).back().second}};
        input("last-lost");
        for (Int i = 0; i < kTests; ++i) {
            const Int n = rng.between(kLeast, kGreatest), m = rng.between(kLeast, kGreatest);
            const Int piece = rng.pick(kPieces);
            add(piece, n, m);
        }
        input("most-tests");
    }

 private:
    using Cell = std::pair<Int, Int>;
    static constexpr Int kExhaustive = 40;
    static inline const std::vector<Int> kPieces = {kKing, kRook, kKnight, kQueen};
    static constexpr const char* kNames[] = {"king", "rook", "knight", "queen"};

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
    // The legal boards that are lost, in their order.
    const std::vector<Cell>& lost(Int piece) const {
        std::vector<Cell>& cells = lost_.at(to_index(piece));
        if (!cells.empty()) return cells;
        for (Int row = kLeast; row <= kGreatest; ++row) {
            for (Int column = kLeast; column <= kGreatest; ++column) {
                if (table(piece)[index(row, column)] == Outcome::loss) {
                    cells.emplace_back(row, column);
                }
            }
        }
        return cells;
    }

    mutable std::array<std::vector<Outcome>, 5> tables_;
    mutable std::array<std::vector<Cell>, 5> lost_;
};

}  // namespace

RULES(LifeWinnerBo)
