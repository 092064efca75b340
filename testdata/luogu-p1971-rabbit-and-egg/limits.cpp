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
        // A search for a partner goes as deep as it can. Each call is for another cell, and all but the
        // first come from a partner of their own; so none is deeper than half of the cells, and a bound
        // of 800 changes no answer. Whatever the order of its steps, 507 is too few for the loops; in
        // 11 of the 24 orders a bound above 600 is too few for a long walk in one of these directions.
        for (const bool other_way : {false, true}) {
            for (const bool far : {false, true}) {
                add(std::string("loop") + (other_way ? "-the-other-way" : "") +
                        (far ? "-from-the-far-corner" : ""),
                    around_a_loop(other_way, far));
            }
        }
        for (const int way : {1, 2, 5}) {
            Row walk = longest_walk();
            for (Int& cell : walk) {
                const Int row = cell / kSide, column = cell % kSide, up = kSide - 1 - row;
                cell = way == 5   ? column * kSide + up
                       : way == 1 ? up * kSide + column
                                  : row * kSide + kSide - 1 - column;
            }
            add("longest-" + std::to_string(way),
                stopped(board(rng, kSide, kSide, walk[0], 100), walk));
        }
    }

 private:
    static constexpr Int kCells = 7;

    // How the hole walks: anywhere; to the cell with the fewest ways on; by moves that lose what was
    // won, wherever there is one; by these, to the cell with the fewest ways on.
    enum class Way { any, narrow, wrong, wrong_but_narrow };

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
        Board board = Inputs::board(rng, kSide, kSide, walk[0], part);
        const Board open = Inputs::board(rng, kSide, kSide, walk[0], 100);
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
    // A loop of 1018 cells with two more aside, where Rabbit goes wrong in the end. No other cell can be
    // entered, so all cells are in pairs in two ways only. In one of these her first move leaves a cell
    // without its partner from which the only way to the one that was left before leads round the loop;
    // in the other one it does on the way to the same place from the other side. Diagonal stairs, joined
    // at their ends, and a way back along two sides; found by lengthening it wherever it could be.
    static Game around_a_loop(bool other_way, bool far) {
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
        Row walk = other_way ? Row{loop[2], loop[1]} : Row{loop.end()[-2], loop.back()};
        walk.insert(walk.end(), {loop[0], loop[0] + 1, loop[0] + 1 - kSide});
        Row cells = walk;
        cells.insert(cells.end(), loop.begin(), loop.end());
        for (Row* row : {&walk, &cells}) {
            for (Int& cell : *row) cell = far ? kSide * kSide - 1 - cell : cell;
        }
        Rng rng(1);
        return stopped(corridor(rng, cells, 0), walk);
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

RULES(Inputs)
