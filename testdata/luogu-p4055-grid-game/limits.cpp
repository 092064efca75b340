#include "rules.cpp"

namespace {

class Inputs : public GridGame {
 public:
    void exhaustive(Sink& sink) const override {
        for (Int rows = 1; rows <= kCells; ++rows) {
            for (Int columns = 1; rows * columns <= kCells; ++columns) every(rows, columns, sink);
        }
        every(kSquare, kSquare, sink);
    }
    tools::Text exhaustive_bound() const override {
        const std::string cells = std::to_string(kCells), side = std::to_string(kSquare);
        return {"every board of at most " + cells + " cells, and of " + side + " x " + side,
                "不超过 " + cells + " 格的所有棋盘，以及 " + side + " x " + side + " 的所有棋盘"};
    }
    // Chance alone makes hardly any board lost: those are covered with dominoes, and the rest is
    // blocked. Of such a board one or two cells more make one that is nearly lost.
    Game random(Rng& rng, bool rare) const override {
        const Int most = rng.chance(1, 10) ? kSide : 30;
        const Int rows = rng.mixed(1, most), columns = rng.mixed(1, most);
        if (!rare && rng.chance(1, 2)) {
            return sown(rng, rows, columns, rng.pick(Row{0, 2, 10, 25, 35, 45, 60}));
        }
        Game game = dominoes(rng, rows, columns);
        if (!rare) {
            for (Int more = rng.between(1, 2); more > 0; --more) {
                const Int r = rng.between(0, rows - 1), c = rng.between(0, columns - 1);
                game[to_index(r)][to_index(c)] = kFree;
            }
        }
        return game;
    }
    void limits(Sink& sink) const override {
        Rng rng(4055);
        const auto add = [&](const std::string& name, const Game& game) {
            sink.input(name, {game});
        };
        for (const auto& [rows, columns] :
             {std::pair(kSide, kSide), std::pair(kSide - 1, kSide), std::pair(kSide - 1, kSide - 1),
              std::pair(Int{1}, kSide), std::pair(kSide, Int{1})}) {
            const std::string size = std::to_string(rows) + "-" + std::to_string(columns);
            add("free-" + size, board(rows, columns));
            // All but the last cell, which is the only one to begin on, or nearly so.
            Game blocked = board(rows, columns, kBlocked);
            blocked.back().back() = kFree;
            if (columns > 1) blocked.back()[to_index(columns - 2)] = kFree;
            if (rows > 1) blocked[to_index(rows - 2)].back() = kFree;
            add("last-cells-" + size, blocked);
        }
        add("blocked", board(kSide, kSide, kBlocked));
        // Two cells of one colour away, or of both; the last cell decides.
        for (const Int column : {Int{0}, kSide - 1}) {
            Game corners = board(kSide, kSide);
            corners[0][0] = corners.back()[to_index(column)] = kBlocked;
            add("two-corners-away-" + std::to_string(column), corners);
        }
        // One corridor, as long as it can be: an even and an odd number of cells, along rows and
        // along columns.
        Game corridor = board(kSide, kSide);
        for (Int r = 1; r < kSide; r += 2) {
            for (Int c = 0; c < kSide; ++c) {
                const bool turn = c == (r % 4 == 1 ? kSide - 1 : 0);
                if (!turn) corridor[to_index(r)][to_index(c)] = kBlocked;
            }
        }
        for (const Int shorter : {1, 2, 3}) {
            Game game = corridor;
            for (Int i = 0; i < shorter; ++i) game[0][to_index(i)] = kBlocked;
            add("corridor-" + std::to_string(shorter), game);
            add("corridor-" + std::to_string(shorter) + "-along-columns", transposed(game));
        }
        // Two ends without a partner, far from each other, and between them cells that pair up wrongly:
        // a search goes through all of it. Where they pair up so depends on the order of its steps.
        // No order of steps finds the way soon on all of these boards, wherever it begins.
        const Game shafts[] = {winding(49, 1, {1, 0}, {97, 97}, 99, 2),
                               winding(50, 0, {2, 0}, {98, 97}, 99, 98),
                               winding(50, 0, {2, 3}, {98, 97}, 96, 99),
                               mirrored(winding(49, 0, {2, 3}, {96, 98}, 98, 99), 2)};
        for (const Game& game : shafts) {
            for (const int way : {0, 3, 4, 7}) {
                add("shafts-" + std::to_string(&game - shafts + 1) + "-" + std::to_string(way),
                    mirrored(game, way));
            }
        }
        // A broad hall with a cell too much behind a long corridor; combs, whose teeth are dead ends.
        for (const Int cell : {kFree, kBlocked}) {
            Game hall = corridor;
            std::fill(hall.begin() + kSide / 2, hall.end(), Row(to_index(kSide), kFree));
            hall[0][0] = cell;
            add("hall-behind-a-corridor-" + std::to_string(cell), hall);
        }
        Game comb = board(kSide, kSide);
        for (Int r = 0; r < kSide; ++r) {
            for (Int c = 1; c < kSide; c += 2) {
                if (r % 10 != 0) comb[to_index(r)][to_index(c)] = kBlocked;
            }
        }
        add("combs", comb);
        for (int i = 0; i < 6; ++i) {
            add("dominoes-" + std::to_string(i + 1), dominoes(rng, kSide, kSide));
        }
        for (const Int part : {5, 20, 35, 50}) {
            add("blocked-percent-" + std::to_string(part), sown(rng, kSide, kSide, part));
        }
    }

 private:
    static Game board(Int rows, Int columns, Int cell = kFree) {
        return Game(to_index(rows), Row(to_index(columns), cell));
    }
    // `part` of 100 cells are blocked.
    static Game sown(Rng& rng, Int rows, Int columns, Int part) {
        Game game = board(rows, columns);
        for (Row& row : game) {
            for (Int& cell : row) cell = rng.chance(part, 100) ? kBlocked : kFree;
        }
        return game;
    }
    // One of the eight ways to lay a board down.
    static Game mirrored(Game game, int way) {
        if (way % 2 == 1) std::reverse(game.begin(), game.end());
        if (way / 2 % 2 == 1) {
            for (Row& row : game) std::reverse(row.begin(), row.end());
        }
        return way / 4 == 1 ? transposed(game) : game;
    }
    // A corridor through so many shafts, the first of which is in this column. It begins in row `first`,
    // leaves each shaft at its top or at its bottom in turn, in a row of `tops` or of `bottoms`, and ends
    // in row `last`.
    static Game winding(std::size_t shafts, std::size_t column, const Row& tops, const Row& bottoms,
                        Int first, Int last) {
        Game game = board(kSide, kSide, kBlocked);
        Int from = first;
        for (std::size_t i = 0; i < shafts; ++i) {
            const bool is_last = i + 1 == shafts;
            const Int to = is_last ? last : (i % 2 == 0 ? tops : bottoms).at(i / 2 % 2);
            for (Int r = std::min(from, to); r <= std::max(from, to); ++r) {
                game[to_index(r)][column + 2 * i] = kFree;
            }
            if (!is_last) game[to_index(to)][column + 2 * i + 1] = kFree;
            from = to;
        }
        return game;
    }
    static Game transposed(const Game& game) {
        Game result(game[0].size(), Row(game.size()));
        for (std::size_t r = 0; r < game.size(); ++r) {
            for (std::size_t c = 0; c < game[r].size(); ++c) result[c][r] = game[r][c];
        }
        return result;
    }
    // Dominoes at random on part of the board; the rest is blocked.
    static Game dominoes(Rng& rng, Int rows, Int columns) {
        Game game = board(rows, columns, kBlocked);
        const Int tries = rows * columns * rng.between(1, 4);
        for (Int i = 0; i < tries; ++i) {
            const Int r = rng.between(0, rows - 1), c = rng.between(0, columns - 1);
            const bool down = rng.chance(1, 2);
            const Int to_row = r + down, to_column = c + !down;
            if (to_row == rows || to_column == columns) continue;
            Int& one = game[to_index(r)][to_index(c)];
            Int& other = game[to_index(to_row)][to_index(to_column)];
            if (one == kBlocked && other == kBlocked) one = other = kFree;
        }
        return game;
    }
    static void every(Int rows, Int columns, Sink& sink) {
        for (Int set = 0; set >> (rows * columns) == 0; ++set) {
            Game game = board(rows, columns);
            for (Int cell = 0; cell < rows * columns; ++cell) {
                game[to_index(cell / columns)][to_index(cell % columns)] = set >> cell & 1;
            }
            sink.game(game);
        }
    }

    static constexpr Int kCells = 6, kSquare = 3;
};

}  // namespace

RULES(Inputs)
