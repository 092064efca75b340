#include "rules.cpp"

namespace {

class Inputs : public RabbitAndEgg {
 public:
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
        // On a board of which `part` of 100 cells beside the walk can be entered.
        const auto add = [&](const std::string& name, const Row& walk, Int part) {
            sink.input(name, {stopped(corridor(rng, walk, part), walk)});
        };
        for (const int way : {0, 1, 2, 4, 5}) {
            add("longest-" + std::to_string(way), turned(longest_walk(), way), 100);
        }
        for (const int way : {0, 4}) {
            const std::string as = way == 0 ? "rows" : "columns";
            Row walk = turned(way_through(1), way);
            add(as, walk, 100);
            walk.erase(walk.begin());
            add(as + "-from-1", walk, 100);
            // One corridor: long plays with many wrong moves.
            for (const Int part : {15, 50}) {
                add("corridor-along-" + as + '-' + std::to_string(part),
                    turned(way_through(2), way), part);
            }
            Row strip;
            for (Int i = 0; i < kSide; ++i) strip.push_back(i);
            sink.input("strip-" + as, {stopped(way == 0 ? board(rng, 1, kSide, 0, 100)
                                                        : board(rng, kSide, 1, 0, 100),
                                               strip)});
        }
        sink.input("corridor-mostly-wrong", {mostly_wrong()});
        for (const int way : {0, 1, 2, 3}) {
            sink.input("at-a-corner-" + std::to_string(way), {at_a_corner(way)});
        }
        // Long walks, mostly with nearly all cells, on boards where all or most can be entered.
        for (const Int part : {100, 98, 90}) {
            for (const Way way : {Way::narrow, Way::wrong}) {
                const Int rows = part == 98 ? kSide - 1 : kSide;
                const Int hole = rng.between(0, rows * kSide - 1);
                sink.input((way == Way::narrow ? "narrow-" : "wrong-") + std::to_string(part),
                           {played(rng, board(rng, rows, kSide, hole, part), way)});
            }
        }
        // A search for a partner goes as deep as it can. Each call is for another cell, and all but the
        // first come from a partner of their own; so none is deeper than half of the cells. Whatever the
        // order of its steps, 507 is too few for one of these.
        for (int way = 0; way < 8; ++way) {
            sink.input("loop-" + std::to_string(way), {around_a_loop(way)});
        }
    }

 private:
    static constexpr Int kCells = 7;

    // How the hole walks: anywhere; to the cell with the fewest ways on; by moves that lose what was
    // won, wherever there is one.
    enum class Way { any, narrow, wrong };

    // These cells of the largest board, after one of the eight ways to lay it down.
    static Row turned(Row cells, int way) {
        for (Int& cell : cells) {
            Int row = cell / kSide, column = cell % kSide;
            if (way % 2 == 1) row = kSide - 1 - row;
            if (way / 2 % 2 == 1) column = kSide - 1 - column;
            cell = way / 4 == 1 ? column * kSide + row : row * kSide + column;
        }
        return cells;
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
                if (way == Way::narrow) {
                    Board next = board;
                    next.slide(cell);
                    next.for_each_neighbour(cell,
                                            [&](Int on) { rank += next.at(on) == next.turn(); });
                }
                if (way == Way::wrong) {
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
    // A way through the rows first, first + apart, ....
    static Row way_through(Int apart, Int first = 0) {
        Row walk;
        for (Int r = first; r < kSide; ++r) {
            for (Int c = 0; c < kSide; ++c) {
                if ((r - first) % apart > 0 && c + 1 < kSide) continue;
                walk.push_back(r * kSide + ((r - first) / apart % 2 > 0 ? kSide - 1 - c : c));
            }
        }
        return walk;
    }
    // Beside this way `part` of 100 cells can be entered.
    static Board corridor(Rng& rng, const Row& walk, Int part) {
        Board board = Inputs::board(rng, kSide, kSide, walk[0], part);
        const Board open = Inputs::board(rng, kSide, kSide, walk[0], 100);
        for (const Int cell : walk) board.at(cell) = open.at(cell);
        return board;
    }
    // Nearly each cell of the way has one beside it for itself alone, so nearly all moves go wrong.
    static Game mostly_wrong() {
        Rng rng(1);
        const Row walk = way_through(3, 1);
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
    // A loop of 1018 cells with two more aside, where Rabbit goes wrong in the end. No other cell can be
    // entered, so all cells are in pairs in two ways only. In one of these her first move leaves a cell
    // without its partner from which the only way to the one that was left before leads round the loop.
    // Diagonal stairs, joined at their ends, and a way back along two sides; found by lengthening it
    // wherever it could be.
    static Game around_a_loop(int way) {
        constexpr std::string_view steps =
            "DDLLULLDLLLLULLDLLLLULLDLLLLULLDLLLLULLDLLLLLLLLLLUURUULUUUUUUUURUULUUUURUULUUUURUUL"
            "UUUURUULUUUUURRUURRRDDLDLDLDDRRURURURURURURRDDLDLDLDLDLDLDLLDDLDDRRURURURURURURURURU"
            "RURUURRRDDLDLDLDLDLDLDLDLDLDLDLDLDLLDDLDDRRURURURURURURURURURURURURURURURUURURRRDDLL"
            "DDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDDRRURURURURURURURURURURURURURURURURURURURURU"
            "RURURURRDDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLLDDLDDRRURURURURURURURURU"
            "RURURURURURURURURURURURURURURURURURURURUURRRDDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLD"
            "LDLDLDLDLDLDLDLDLDLDLDLLLDDRDDDRRUUURURURURURURURURURURURURURURURURURURURURURURURURU"
            "RURURURURURURURUUURRDDDDLDDLLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLD"
            "LDLDDRRURRUURURURURURURURURURURURURURURURURURURURURURURURURURURURRDDLDLDLDLDLDLDLDLD"
            "LDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDDRRURRUURURURURURURURURURURURURURURURURURURURURU"
            "RRDDDLLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDLDDRRURRUURURURURURURURURURURURURURRUURRDD"
            "DDLLLDLDLDLDLDLDLDLDLDLDLDLDDRRURURURURURURURURURRUURRDDDDLLLDLDLDLDLDLDDRRURURURURU"
            "RRDDLDLDDR";
        Row loop = {37 * kSide + 38};
        for (const char step : steps) {
            const Int down = step == 'D' ? kSide : step == 'U' ? -kSide : 0;
            loop.push_back(loop.back() + (step == 'R' ? 1 : step == 'L' ? -1 : down));
        }
        loop.pop_back();
        const Row walk = {loop[2], loop[1], loop[0], loop[0] + 1, loop[0] + 1 - kSide};
        Row cells = walk;
        cells.insert(cells.end(), loop.begin(), loop.end());
        Rng rng(1);
        return stopped(corridor(rng, turned(cells, way), 0), turned(walk, way));
    }

    // White pieces at a corner only. It ends the other way if the cell in the corner is left out.
    static Game at_a_corner(int way) {
        const Row walk = turned({2, 1, kSide + 1, kSide + 2, 2 * kSide + 2}, way);
        Board board(Component(to_index(kSide * kSide + 3), kBlack));
        board.part[0] = board.part[1] = kSide;
        for (const Int cell : turned({1, kSide, kSide + 2, 2 * kSide}, way))
            board.at(cell) = kWhite;
        board.at(walk[0]) = kEmpty;
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

RULES(Inputs)
