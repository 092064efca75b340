// A game is {n}. Later in the game: n, the cell of the piece, and in ascending order the cells where it
// has been.
#include "../families/board_walk.hpp"

namespace {

using namespace rules;

constexpr Int kGreatest = 10000;

class WhoCanWin : public BoardWalk {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        for (;;) {
            const Int n = text.integer_or_final_0(1, kGreatest, "n");
            text.end_of_line();
            if (n == 0) break;
            games.push_back({{n}});
        }
        text.end();
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) { return joined({game.at(0).at(0)}); }) + "0\n";
    }
    std::size_t games_per_input() const override { return 1000; }

    Position begin(const Game& game) const override {
        const Row& row = game.at(0);
        Component board = {row.at(0), row[0], 1};
        if (row.size() > 1) board.pop_back();
        board.insert(board.end(), row.begin() + 1, row.end());
        return {board};
    }
    // A larger board is not played.
    std::optional<Game> back(const Game& start, const Position& position) const override {
        if (start.at(0).at(0) > 20) return std::nullopt;
        if (position.empty()) return Game{};
        const Component& board = position[0];
        if (board.size() == 3 && board[2] == 1) return Game{{board[0]}};
        Row row(board.begin() + 1, board.end());
        return Game{row};
    }
    Verdicts verdicts() const override { return {"Alice", "Bob"}; }
    bool oracle_reaches(const Game& game) const override { return game.at(0).at(0) <= kExhaustive; }
    // On a small board, a matching with the corner is larger than one without it, or it is not. On a
    // large one, the cells of the corner's colour are counted: as many as the others, or more.
    std::string second_answer(const Game& game) const override {
        const Int n = game[0][0];
        if (n <= kMatched) return verdict(pairs(n, false) < pairs(n, true));
        Int more = 0;
        for (Int row = 0; row < n; ++row)
            more += row % 2 == 0 ? (n + 1) / 2 - n / 2 : n / 2 - (n + 1) / 2;
        return verdict(more == 0);
    }
    std::string second_method() const override {
        return "matchings with and without the corner for n up to " + std::to_string(kMatched) +
               ", above it the cells of both colours counted";
    }

 protected:
    static constexpr Int kExhaustive = 5, kMatched = 30;

 private:
    // How many pairs of neighbouring cells a matching has at most; the first cell is the corner.
    static Int pairs(Int n, bool with_corner) {
        std::vector<Row> neighbours(to_index(n * n));
        const auto join = [&](Int a, Int b) {
            if (a == 0 && !with_corner) return;
            neighbours[to_index(a)].push_back(b);
            neighbours[to_index(b)].push_back(a);
        };
        for (Int row = 0; row < n; ++row) {
            for (Int column = 0; column < n; ++column) {
                if (column + 1 < n) join(row * n + column, row * n + column + 1);
                if (row + 1 < n) join(row * n + column, row * n + column + n);
            }
        }
        Row mate(neighbours.size(), -1);
        Int found = 0;
        for (Int cell = 0; cell < n * n; ++cell) {
            if ((cell / n + cell % n) % 2 != 0) continue;
            std::vector<bool> tried(mate.size());
            found += has_partner(cell, neighbours, mate, tried);
        }
        return found;
    }
    static bool has_partner(Int cell, const std::vector<Row>& neighbours, Row& mate,
                            std::vector<bool>& tried) {
        for (const Int next : neighbours[to_index(cell)]) {
            if (tried[to_index(next)]) continue;
            tried[to_index(next)] = true;
            Int& other = mate[to_index(next)];
            if (other < 0 || has_partner(other, neighbours, mate, tried)) {
                other = cell;
                return true;
            }
        }
        return false;
    }
};

}  // namespace
