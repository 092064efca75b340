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

    void exhaustive(Sink& sink) const override {
        for (Int rows = 1; rows <= kCells; ++rows) {
            for (Int columns = 1; rows * columns <= kCells; ++columns) every(rows, columns, sink);
        }
    }
    tools::Text exhaustive_bound() const override {
        const std::string cells = std::to_string(kCells);
        return {
            "every board of at most " + cells + " cells, with every play on it that Rabbit loses",
            "不超过 " + cells + " 格的所有棋盘，以及其上兔兔输掉的每一种走法"};
    }
    // A walk of the hole, on a board on which most cells can be entered; `rare` makes both players go
    // wrong as often as they can.
    Game random(Rng& rng, bool rare) const override {
        for (int attempt = 0; attempt < 30; ++attempt) {
            const Int most = rng.chance(1, 5) ? kSide : 9;
            const Int rows = rng.mixed(1, most), columns = rng.mixed(1, most);
            const Int hole = rng.between(0, rows * columns - 1);
            const Int part = rng.pick(Row{60, 80, 90, 97, 100});
            const Way way = rare ? Way::wrong : rng.pick(std::vector<Way>{Way::any, Way::narrow});
            const Game game = played(rng, board(rng, rows, columns, hole, part), way);
            if (game.size() > to_index(rows) + 1) return game;
        }
        return {{1, 3}, {kBlack, kWhite, kEmpty}, {1, 2}, {1, 1}};
    }
    void limits(Sink& sink) const override {
        Rng rng(1971);
        const auto add = [&](const std::string& name, const Game& game) {
            if (static_cast<Int>(game.size()) > game[0][0] + 1) sink.input(name, {game});
        };
        // Along all rows and back, and along all columns; from a corner, or one cell further.
        for (const Int from : {0, 1, 2, 3}) {
            for (const bool turned : {false, true}) {
                Row walk;
                for (Int i = from; i < kSide * kSide; ++i) {
                    const Int row = i / kSide, along = i % kSide;
                    const Int column = row % 2 == 0 ? along : kSide - 1 - along;
                    walk.push_back(turned ? column * kSide + row : row * kSide + column);
                }
                add((turned ? "columns-from-" : "rows-from-") + std::to_string(from),
                    stopped(board(rng, kSide, kSide, walk[0], 100), walk));
            }
        }
        // Round and round to the middle, and from there out.
        Row spiral;
        std::vector<bool> seen(to_index(kSide * kSide));
        for (Int cell = 0, step = 0; static_cast<Int>(spiral.size()) < kSide * kSide;) {
            spiral.push_back(cell);
            seen[to_index(cell)] = true;
            const Int steps[] = {1, kSide, -1, -kSide};
            for (int turn = 0; turn < 2; ++turn) {
                const Int next = cell + steps[step];
                const bool inside = next >= 0 && next < kSide * kSide &&
                                    (step % 2 == 1 || next / kSide == cell / kSide);
                if (inside && !seen[to_index(next)]) {
                    cell = next;
                    break;
                }
                step = (step + 1) % 4;
            }
        }
        add("spiral-in", stopped(board(rng, kSide, kSide, spiral[0], 100), spiral));
        std::reverse(spiral.begin(), spiral.end());
        add("spiral-out", stopped(board(rng, kSide, kSide, spiral[0], 100), spiral));
        for (const bool turned : {false, true}) {
            Row walk = longest_walk();
            for (Int& cell : walk) cell = turned ? cell % kSide * kSide + cell / kSide : cell;
            add(turned ? "longest-turned" : "longest",
                stopped(board(rng, kSide, kSide, walk[0], 100), walk));
        }
        // The hole is far from the first columns, or rows, and black pieces are around it.
        for (Int i = 0; i < 12; ++i) {
            const Int thin = rng.between(2, 4), end = kSide - 1 - i % 6;
            const bool turned = i % 2 == 0;
            const Int across = rng.between(0, thin - 1);
            const Int hole = turned ? end * thin + across : across * kSide + end;
            add("hole-at-an-end-" + std::to_string(i + 1),
                played(rng, board(rng, turned ? kSide : thin, turned ? thin : kSide, hole, 70),
                       i % 3 == 0 ? Way::wrong : Way::any));
        }
        // One corridor, at whose end Rabbit has a choice for the first time, or at whose beginning.
        for (const bool at_the_end : {true, false}) {
            for (const int way : {0, 1, 2, 3}) {
                add(std::string("corridor-with-a-choice-at-the-") +
                        (at_the_end ? "end" : "beginning") +
                        (way % 2 == 1 ? "-along-columns" : "") +
                        (way > 1 ? "-from-the-far-corner" : ""),
                    with_a_choice(at_the_end, way % 2 == 1, way > 1));
            }
        }
        // The same way, with many cells beside it: long plays with many wrong moves.
        for (const Int part : {5, 15, 30, 50}) {
            const Row walk = way_through(part % 2 == 0);
            add("corridor-with-cells-beside-" + std::to_string(part),
                stopped(corridor(rng, walk, part), walk));
        }
        add("corridor-mostly-wrong", mostly_wrong());
        for (const bool right : {false, true}) {
            for (const bool lower : {false, true}) {
                add(std::string("at-the-") + (lower ? "lower-" : "upper-") +
                        (right ? "right" : "left") + "-corner",
                    at_a_corner(right, lower));
            }
        }
        // Long walks, mostly with nearly all cells, on boards where all or most can be entered.
        for (const Int part : {100, 98, 90}) {
            for (const Way way : {Way::narrow, Way::wrong, Way::wrong_but_narrow}) {
                for (const Int less : {0, 1}) {
                    const Int rows = kSide - less, columns = kSide;
                    const Int hole = rng.between(0, rows * columns - 1);
                    add(std::string(way == Way::narrow  ? "narrow-"
                                    : way == Way::wrong ? "wrong-"
                                                        : "wrong-but-narrow-") +
                            std::to_string(part) + "-of-" + std::to_string(rows),
                        played(rng, board(rng, rows, columns, hole, part), way));
                }
            }
        }
        // Strips as long as can be, and the least board on which Rabbit can lose.
        for (const bool turned : {false, true}) {
            Row walk;
            for (Int i = 0; i < kSide; ++i) walk.push_back(i);
            add(turned ? "strip-down" : "strip",
                stopped(turned ? board(rng, kSide, 1, 0, 100) : board(rng, 1, kSide, 0, 100),
                        walk));
        }
        add("shortest", {{1, 3}, {kBlack, kWhite, kEmpty}, {1, 2}, {1, 1}});
    }

 private:
    static constexpr Int kCells = 7;

    // How the hole walks: anywhere; to the cell with the fewest ways on; by moves that lose what was
    // won, wherever there is one; by these, to the cell with the fewest ways on.
    enum class Way { any, narrow, wrong, wrong_but_narrow };

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

    // The hole can enter a cell only from a cell of the other parity, so Rabbit needs a white piece at
    // an odd distance from its beginning, and Egg a black one at an even distance. `part` of 100 cells
    // are so.
    static Board board(Rng& rng, Int rows, Int columns, Int hole, Int part) {
        Board board(Component(to_index(rows * columns + 3)));
        board.part[0] = rows;
        board.part[1] = columns;
        for (Int cell = 0; cell < board.cells(); ++cell) {
            const Int distance = cell / columns + cell % columns + hole / columns + hole % columns;
            const Int open = distance % 2 == 1 ? kWhite : kBlack;
            board.at(cell) = rng.chance(part, 100) ? open : 1 - open;
        }
        board.at(hole) = kEmpty;
        return board;
    }
    // The game in which the hole walks along these cells, or stops one or two before the end: there the
    // white pieces around it become black, so that Rabbit is stuck.
    static Game stopped(Board board, Row walk) {
        if (walk.size() % 2 == 0) walk.pop_back();
        board.for_each_neighbour(walk.back(), [&](Int cell) {
            if (std::find(walk.begin(), walk.end(), cell) == walk.end()) board.at(cell) = kBlack;
        });
        Game game = {{board.rows(), board.columns()}};
        for (Int cell = 0; cell < board.cells(); ++cell) {
            if (cell % board.columns() == 0) game.emplace_back();
            game.back().push_back(board.at(cell));
        }
        for (std::size_t i = 1; i < walk.size(); ++i) {
            game.push_back({walk[i] / board.columns() + 1, walk[i] % board.columns() + 1});
        }
        return game;
    }
    static Game played(Rng& rng, const Board& start, Way way) {
        Board board = start;
        Matching matching(board);
        Row walk = {board.hole()};
        matching.needs(walk.back());
        while (board.can_move()) {
            Row best;
            Int best_rank = 0;
            board.for_each_neighbour(walk.back(), [&](Int cell) {
                if (board.at(cell) != board.turn()) return;
                Int rank = 0;  // the less, the sooner
                if (way != Way::any && way != Way::wrong) {
                    Board next = board;
                    next.slide(cell);
                    next.for_each_neighbour(cell,
                                            [&](Int on) { rank += next.at(on) == next.turn(); });
                }
                if (way == Way::wrong || way == Way::wrong_but_narrow) {
                    Matching after = matching;
                    if (!after.needs(cell)) rank += 10;  // the opponent does not win
                }
                if (best.empty() || rank < best_rank) best.clear(), best_rank = rank;
                if (rank == best_rank) best.push_back(cell);
            });
            walk.push_back(rng.pick(best));
            board.slide(walk.back());
            matching.needs(walk.back());
        }
        return stopped(start, walk);
    }
    // Through all cells but the first one, into which Rabbit could go with her last move; she wins by
    // that alone. No input has more characters, and the end of this one decides.
    static Row longest_walk() {
        Row walk;
        const auto go = [&](Int row, Int column) {
            walk.push_back((row - 1) * kSide + column - 1);
        };
        for (Int column = 2; column <= kSide; ++column) go(1, column);
        for (Int column = kSide; column > 3; --column) {
            for (Int i = 2; i <= kSide; ++i) go(column % 2 == 0 ? i : kSide + 2 - i, column);
        }
        for (Int row = kSide; row > 4; --row) {
            for (Int i = 1; i <= 3; ++i) go(row, row % 2 == 0 ? 4 - i : i);
        }
        for (const auto& [row, column] : std::vector<std::pair<Int, Int>>{
                 {4, 3}, {4, 2}, {3, 2}, {3, 3}, {2, 3}, {2, 2}, {2, 1}, {3, 1}, {4, 1}}) {
            go(row, column);
        }
        return walk;
    }
    // A way through the rows, or columns, first, first + apart, ....
    static Row way_through(bool turned, Int apart = 2, Int first = 0) {
        Row walk;
        for (Int r = first; r < kSide; ++r) {
            for (Int c = 0; c < kSide; ++c) {
                if ((r - first) % apart > 0 && c + 1 < kSide) continue;
                const Int column = (r - first) / apart % 2 > 0 ? kSide - 1 - c : c;
                walk.push_back(turned ? column * kSide + r : r * kSide + column);
            }
        }
        return walk;
    }
    // Beside this way `part` of 100 cells can be entered.
    static Board corridor(Rng& rng, const Row& walk, Int part) {
        Board board = RabbitAndEgg::board(rng, kSide, kSide, walk[0], part);
        const Board open = RabbitAndEgg::board(rng, kSide, kSide, walk[0], 100);
        for (const Int cell : walk) board.at(cell) = open.at(cell);
        return board;
    }
    // Nearly each cell of the way has one beside it for itself alone, so nearly all moves go wrong.
    static Game mostly_wrong() {
        Rng rng(1);
        const Row walk = way_through(false, 3, 1);
        Board board = corridor(rng, walk, 0);
        for (const Int cell : walk) {
            const Int row = cell / kSide;
            const bool above = (row / 3 + row + cell) % 2 == 0;
            const Int beside = above ? cell - kSide : cell + kSide;
            if (row % 3 == 1 && beside < board.cells() &&
                std::find(walk.begin(), walk.end(), beside) == walk.end()) {
                board.at(beside) = 1 - board.at(beside);
            }
        }
        return stopped(board, walk);
    }
    // White pieces at a corner only. It ends the other way if the cell in the corner is left out.
    static Game at_a_corner(bool right, bool lower) {
        const auto cell = [&](Int row, Int column) {
            return (lower ? kSide - row : row - 1) * kSide + (right ? kSide - column : column - 1);
        };
        Board board(Component(to_index(kSide * kSide + 3), kBlack));
        board.part[0] = board.part[1] = kSide;
        for (const Int white : {cell(3, 1), cell(2, 3), cell(2, 1), cell(1, 2)}) {
            board.at(white) = kWhite;
        }
        board.at(cell(1, 3)) = kEmpty;
        return stopped(board, {cell(1, 3), cell(1, 2), cell(2, 2), cell(2, 3), cell(3, 3)});
    }
    // Beside it no cell can be entered but one: with her last move, or with her first one, Rabbit could
    // have gone into it.
    static Game with_a_choice(bool at_the_end, bool turned, bool far) {
        Rng rng(1);
        Row walk = way_through(turned);
        for (Int& cell : walk) cell = far ? kSide * kSide - 1 - cell : cell;
        if (walk.size() % 2 == 0) walk.pop_back();
        Board board = corridor(rng, walk, 0);
        Int aside = -1;
        board.for_each_neighbour(walk[at_the_end ? walk.size() - 3 : 0], [&](Int cell) {
            if (std::find(walk.begin(), walk.end(), cell) == walk.end()) aside = cell;
        });
        board.at(aside) = 1 - board.at(aside);
        return stopped(board, walk);
    }

    // Every board of this size, with every play that Rabbit loses after at least one move.
    static void every(Int rows, Int columns, Sink& sink) {
        const Int cells = rows * columns;
        for (Int hole = 0; hole < cells; ++hole) {
            for (Int set = 0; set >> cells == 0; ++set) {
                if (set >> hole & 1) continue;
                Board board(Component(to_index(cells + 3)));
                board.part[0] = rows;
                board.part[1] = columns;
                for (Int cell = 0; cell < cells; ++cell) board.at(cell) = set >> cell & 1;
                board.at(hole) = kEmpty;
                Row walk = {hole};
                go_on(board, board, walk, sink);
            }
        }
    }
    static void go_on(const Board& start, const Board& board, Row& walk, Sink& sink) {
        if (!board.can_move()) {
            if (walk.size() % 2 == 1 && walk.size() > 1) sink.game(stopped(start, walk));
            return;
        }
        board.for_each_neighbour(walk.back(), [&](Int cell) {
            if (board.at(cell) != board.part[2]) return;
            Board next = board;
            next.slide(cell);
            walk.push_back(cell);
            go_on(start, next, walk, sink);
            walk.pop_back();
        });
    }
};

}  // namespace

RULES(RabbitAndEgg)
