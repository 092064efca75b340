#include "rules.cpp"

namespace {

class Inputs : public SoldierAcrossTheRiver {
 public:
    void exhaustive(Sink& sink) const override {
        for (Int rows = kLeastRows; rows <= kFew; ++rows) {
            for (Int columns = 1; rows * columns <= kFew; ++columns) every(rows, columns, sink);
        }
        every(kSquare, kSquare, sink);
    }
    tools::Text exhaustive_bound() const override {
        const std::string cells = std::to_string(kFew), side = std::to_string(kSquare);
        return {"every board of at most " + cells + " cells, and of " + side + " x " + side,
                "不超过 " + cells + " 格的所有棋盘，以及 " + side + " x " + side + " 的所有棋盘"};
    }
    // Most games are over soon: some of the few that take longer, or are drawn.
    Game random(Rng& rng, bool rare) const override {
        const Int most = rng.chance(1, 10) ? kSide : Int{6};
        for (int tries = rare ? 4 : 1;; --tries) {
            const Int rows = rng.between(3, most), columns = rng.between(1, most);
            const Game game = placed(rng, sown(rng, rows, columns));
            if (tries == 1 || second_answer(game).size() > std::size("Red 1") ||
                second_answer(game) == "Tie\n") {
                return game;
            }
        }
    }
    Game longest() const override { return read(kSlow[0]); }
    void limits(Sink& sink) const override {
        Rng rng(9169);
        const auto ten = [&](const std::string& name, const std::function<Game()>& draw) {
            std::vector<Game> games;
            while (static_cast<Int>(games.size()) < kBoards) games.push_back(draw());
            sink.input(name, games);
        };
        const Game whole(to_index(kSide), Row(to_index(kSide), kFree));
        ten("free", [&] { return placed(rng, whole); });
        ten("one-row-below", [&] { return placed(rng, sown(rng, kLeastRows, kSide)); });
        ten("one-column", [&] { return placed(rng, sown(rng, kSide, 1)); });
        for (const Int side : {9, 10}) {
            ten("sown-" + std::to_string(side),
                [&] { return placed(rng, sown(rng, side, 19 - side)); });
        }
        // Red stays on its side of a wall, and black on the other: no search ends early.
        ten("walls", [&] {
            Game game = whole;
            const Int wall = rng.between(1, kSide - 2);
            game[to_index(wall)] = Row(to_index(kSide), kBlocked);
            put(rng, game, kBlack, wall + 1, kSide - 1);
            for (int red = 0; red < 2; ++red) put(rng, game, kRed, 0, wall - 1);
            return game;
        });
        // The longest games that are known, three that Red wins and one that Black does, and the pieces
        // elsewhere on these boards.
        std::vector<Game> slow;
        for (const std::string_view cells : kSlow) {
            Game game = read(cells), board = game;
            for (Row& row : board) {
                for (Int& cell : row) cell = cell == kBlocked ? kBlocked : kFree;
            }
            slow.push_back(game);
            for (Row& row : game) std::reverse(row.begin(), row.end());
            slow.push_back(game);
            ten("slow-" + std::to_string(slow.size()), [&] { return placed(rng, board); });
        }
        sink.input("slow", slow);
    }

 private:
    static constexpr Int kFew = 6, kSquare = 3;
    static constexpr std::string_view kSlow[] = {
        "..#.#...#O......#.....#.#..##............###.#####..#O##....#.#....##...######...##...##.#"
        "..X.#.....",
        "..............#.#.O...#.#.#.#............#.#######..#.###...#.#O....#....###.#..X##...##.#"
        "....#....#",
        "...#..#.##.#.O#.#.#.#####..#.#.......##..#####..........###.#.#.......#.....#....##.X....#"
        "#.#O#####.",
        "#######.##......O.#O.#######.#..........#########............#########..........#########."
        "X........."};

    static Game read(std::string_view cells) {
        Game game(to_index(kSide));
        for (std::size_t i = 0; i < cells.size(); ++i) {
            game[i / game.size()].push_back(static_cast<Int>(kCells.find(cells[i])));
        }
        return game;
    }
    // Obstacles only, on some of the boards none, and room for the pieces.
    static Game sown(Rng& rng, Int rows, Int columns) {
        const Int percent = rng.pick(Row{0, 10, 20, 30, 40, 50});
        Game game(to_index(rows), Row(to_index(columns), kFree));
        for (Row& row : game) {
            for (Int& cell : row) cell = rng.chance(percent, 100) ? kBlocked : kFree;
        }
        return game;
    }
    static void put(Rng& rng, Game& game, Int piece, Int first, Int last) {
        for (;;) {
            const Int columns = static_cast<Int>(game[0].size());
            Int& cell =
                game[to_index(rng.between(first, last))][to_index(rng.between(0, columns - 1))];
            if (cell == kBlack || cell == kRed) continue;
            cell = piece;
            return;
        }
    }
    // Anywhere, also where an obstacle was.
    static Game placed(Rng& rng, Game game) {
        const Int last = static_cast<Int>(game.size()) - 1;
        put(rng, game, kBlack, 1, last);
        for (int red = 0; red < 2; ++red) put(rng, game, kRed, 0, last);
        return game;
    }
    static void every(Int rows, Int columns, Sink& sink) {
        const Int cells = rows * columns;
        for (Int black = columns; black < cells; ++black) {
            for (Int one = 0; one < cells; ++one) {
                for (Int other = 0; other < one; ++other) {
                    if (one == black || other == black) continue;
                    const Int pieces = Int{1} << black | Int{1} << one | Int{1} << other;
                    for (Int blocked = 0; blocked < Int{1} << cells; ++blocked) {
                        if ((blocked & pieces) != 0) continue;
                        Game game(to_index(rows), Row(to_index(columns)));
                        for (Int cell = 0; cell < cells; ++cell) {
                            game[to_index(cell / columns)][to_index(cell % columns)] =
                                cell == black                  ? kBlack
                                : cell == one || cell == other ? kRed
                                : (blocked >> cell & 1) != 0   ? kBlocked
                                                               : kFree;
                        }
                        sink.game(game);
                    }
                }
            }
        }
    }
};

}  // namespace

RULES(Inputs)
