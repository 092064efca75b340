// A game's first row holds the number of rows and of columns. Then come the rows of the board: 0 is a
// white piece, 1 a black one, 2 the empty cell. Then each move, the row and the column of its piece. In a
// game that people play, the moves are gone once one was made, and the first row has a third number: 0 if
// Rabbit is to move, and 1 if Egg is.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kSide = 40, kMoves = 1000;
constexpr Int kWhite = 0, kBlack = 1, kEmpty = 2;

// A board to slide on: the number of rows and of columns, who is to move, and the cells, row by row. The
// player to move has the colour of the same number.
struct Board {
    explicit Board(Component part_) : part(std::move(part_)) {}
    Int rows() const { return part[0]; }
    Int columns() const { return part[1]; }
    Int& turn() { return part[2]; }
    Int cells() const { return rows() * columns(); }
    Int& at(Int cell) { return part[to_index(cell + 3)]; }
    Int at(Int cell) const { return part[to_index(cell + 3)]; }
    Int hole() const { return std::find(part.begin() + 3, part.end(), kEmpty) - part.begin() - 3; }
    template <class Visit>
    void for_each_neighbour(Int cell, Visit visit) const {
        if (cell >= columns()) visit(cell - columns());
        if (cell % columns() > 0) visit(cell - 1);
        if ((cell + 1) % columns() > 0) visit(cell + 1);
        if (cell + columns() < cells()) visit(cell + columns());
    }
    bool are_neighbours(Int a, Int b) const {
        bool found = false;
        for_each_neighbour(a, [&](Int cell) { found = found || cell == b; });
        return found;
    }
    bool can_move() const {
        bool found = false;
        for_each_neighbour(hole(), [&](Int cell) { found = found || at(cell) == part[2]; });
        return found;
    }
    // The player to move slides the piece on this cell.
    void slide(Int cell) {
        std::swap(at(hole()), at(cell));
        turn() = 1 - turn();
    }

    Component part;
};

class RabbitAndEgg : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Row size = text.line(1, kSide, {"n", "m"});
        Game game = {size};
        Int empty = 0;
        for (Int r = 0; r < size[0]; ++r) {
            game.emplace_back();
            for (Int c = 0; c < size[1]; ++c) {
                const char cell = text.one_of("OX.", {"a cell", "一个格子"});
                game.back().push_back(cell == 'O' ? kWhite : cell == 'X' ? kBlack : kEmpty);
                empty += cell == '.';
            }
            text.end_of_line();
        }
        if (empty != 1) text.fail({"one cell must be empty", "应恰有一个空格"});
        const Int k = text.integer(1, kMoves, "k");
        text.end_of_line();
        Board board(begin(game).at(0));
        for (Int i = 0; i < 2 * k; ++i) {
            const Int x = text.integer(1, size[0], "x");
            text.blank();
            const Int y = text.integer(1, size[1], "y");
            const Int cell = (x - 1) * size[1] + y - 1;
            if (!board.are_neighbours(board.hole(), cell)) {
                text.fail({"this cell is not next to the empty one", "这一格不与空格相邻"});
            }
            if (board.at(cell) != board.turn()) {
                text.fail({"this piece is the other player's", "这枚棋子是对方的"});
            }
            text.end_of_line();
            board.slide(cell);
            game.push_back({x, y});
        }
        if (board.can_move()) {
            text.fail({"the first player can still move in the end", "先手最后仍然能走"});
        }
        text.end();
        return {game};
    }
    std::string format(const std::vector<Game>& games) const override {
        const Game& game = games.at(0);
        const std::size_t rows = to_index(game.at(0).at(0));
        std::string text = joined(game[0]);
        for (std::size_t i = 1; i <= rows; ++i) {
            for (const Int cell : game.at(i)) text += std::string_view("OX.").at(to_index(cell));
            text += '\n';
        }
        text += std::to_string((game.size() - 1 - rows) / 2) + '\n';
        for (std::size_t i = rows + 1; i < game.size(); ++i) text += joined(game[i]);
        return text;
    }
    std::size_t games_per_input() const override { return 1; }

    void moves(const Component& part, Options& options) const override {
        const Board board(part);
        board.for_each_neighbour(board.hole(), [&](Int cell) {
            if (board.at(cell) != part[2]) return;
            Board next = board;
            next.slide(cell);
            options.to(next.part);
        });
    }
    bool impartial() const override { return false; }
    Position begin(const Game& game) const override {
        Component part = {game.at(0).at(0), game[0].at(1), game[0].size() > 2 ? game[0][2] : 0};
        for (std::size_t i = 1; i <= to_index(part[0]); ++i) {
            part.insert(part.end(), game.at(i).begin(), game[i].end());
        }
        return {part};
    }
    // A large board is not played.
    std::optional<Game> back(const Game& start, const Position& position) const override {
        if (start.at(0).at(0) * start[0].at(1) > 400) return std::nullopt;
        if (position.empty() || position == begin(start)) return start;
        const Component& part = position[0];
        Game game = {{part[0], part[1], part[2]}};
        for (auto row = part.begin() + 3; row != part.end(); row += part[1]) {
            game.emplace_back(row, row + part[1]);
        }
        return game;
    }

    // Rabbit's moves from a board that is won for her to one that is won for Egg.
    std::string answer(const Game& game, Decider& decider) const override {
        Board board(begin(game).at(0));
        std::vector<bool> wins;
        for (const Int cell : moves_of(game)) {
            wins.push_back(decider.wins({board.part}));
            board.slide(cell);
        }
        return listed(wins);
    }
    bool oracle_reaches(const Game& game) const override {
        return game.at(0).at(0) == 1 || game[0].at(1) == 1 || game[0][0] * game[0][1] <= 16;
    }
    // The cells of the walk are taken away one after the other.
    std::string second_answer(const Game& game) const override {
        const Board board(begin(game).at(0));
        Matching matching(board);
        std::vector<bool> wins;
        Int hole = board.hole();
        for (const Int cell : moves_of(game)) {
            wins.push_back(matching.needs(hole));
            hole = cell;
        }
        return listed(wins);
    }
    std::string second_method() const override {
        return "each cell of the walk taken away in turn, and its partner in a matching matched "
               "anew";
    }

 protected:
    // A maximum matching of neighbours of different colours; the hole is black.
    class Matching {
     public:
        explicit Matching(const Board& board)
            : around_(to_index(board.cells())),
              mate_(around_.size(), kNone),
              tried_(around_.size()) {
            const auto colour = [&](Int cell) {
                return board.at(cell) == kEmpty ? kBlack : board.at(cell);
            };
            for (Int cell = 0; cell < board.cells(); ++cell) {
                board.for_each_neighbour(cell, [&](Int next) {
                    if (colour(cell) != colour(next)) around_[to_index(cell)].push_back(next);
                });
            }
            for (Int cell = 0; cell < board.cells(); ++cell) {
                if (mate_[to_index(cell)] == kNone) matches(cell);
            }
        }
        // Takes a cell away; true if every maximum matching had it.
        bool needs(Int cell) {
            const Int partner = mate_[to_index(cell)];
            mate_[to_index(cell)] = kGone;
            if (partner == kNone) return false;
            mate_[to_index(partner)] = kNone;
            return !matches(partner);
        }

     private:
        static constexpr Int kNone = -1, kGone = -2;

        bool matches(Int cell) {
            ++search_;
            return finds_partner(cell);
        }
        bool finds_partner(Int cell) {
            for (const Int next : around_[to_index(cell)]) {
                Int& other = mate_[to_index(next)];
                if (other == kGone || tried_[to_index(next)] == search_) continue;
                tried_[to_index(next)] = search_;
                if (other != kNone && !finds_partner(other)) continue;
                other = cell;
                mate_[to_index(cell)] = next;
                return true;
            }
            return false;
        }

        std::vector<Row> around_;
        Row mate_, tried_;
        Int search_ = 0;
    };

 private:
    // The cells of the pieces that are moved.
    static Row moves_of(const Game& game) {
        Row cells;
        for (std::size_t i = to_index(game.at(0).at(0)) + 1; i < game.size(); ++i) {
            cells.push_back((game[i].at(0) - 1) * game[0].at(1) + game[i].at(1) - 1);
        }
        return cells;
    }
    // Given who wins before each move.
    static std::string listed(const std::vector<bool>& wins) {
        std::string text;
        Int count = 0;
        for (std::size_t i = 0; i + 1 < wins.size(); i += 2) {
            if (!wins[i] || !wins[i + 1]) continue;
            ++count;
            text += std::to_string(i / 2 + 1) + '\n';
        }
        return std::to_string(count) + '\n' + text;
    }
};

}  // namespace
