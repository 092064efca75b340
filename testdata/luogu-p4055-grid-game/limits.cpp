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
            Game game = board(rows, columns);
            const Int part = rng.pick(Row{0, 2, 10, 25, 35, 45, 60});
            for (Row& row : game) {
                for (Int& cell : row) cell = rng.chance(part, 100) ? kBlocked : kFree;
            }
            return game;
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
              std::pair(Int{1}, kSide), std::pair(kSide, Int{1}), std::pair(Int{1}, kSide - 1),
              std::pair(kSide - 1, Int{1})}) {
            add("free-" + std::to_string(rows) + "-" + std::to_string(columns),
                board(rows, columns));
            Game blocked = board(rows, columns);
            for (Row& row : blocked) std::fill(row.begin(), row.end(), kBlocked);
            add("blocked-" + std::to_string(rows) + "-" + std::to_string(columns), blocked);
            // All but the last cell, which is the only one to begin on, or nearly so.
            blocked.back().back() = kFree;
            if (columns > 1) blocked.back()[to_index(columns - 2)] = kFree;
            if (rows > 1) blocked[to_index(rows - 2)].back() = kFree;
            add("last-cells-" + std::to_string(rows) + "-" + std::to_string(columns), blocked);
        }
        // Two cells of one colour away, or of both; the last cell decides.
        Game corners = board(kSide, kSide);
        corners[0][0] = kBlocked;
        add("one-corner-away", corners);
        corners.back().back() = kBlocked;
        add("two-corners-away", corners);
        corners.back().back() = kFree;
        corners.back()[0] = kBlocked;
        add("two-corners-of-both-colours-away", corners);
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
        const Game round = spiral();
        // No order of steps finds the way soon on all of these boards, wherever it begins.
        const Game shafts[] = {winding(49, 1, {1, 0}, {97, 97}, 99, 2),
                               winding(50, 0, {2, 0}, {98, 97}, 99, 98),
                               winding(50, 0, {2, 3}, {98, 97}, 96, 99),
                               mirrored(winding(49, 0, {2, 3}, {96, 98}, 98, 99), 2)};
        for (const int way : {0, 3, 4, 7}) {
            const std::string as = "-" + std::to_string(way + 1);
            for (const Game& game : shafts) {
                add("shafts-" + std::to_string(&game - shafts + 1) + as, mirrored(game, way));
            }
            add("spiral" + as, mirrored(round, way));
            add("longest-way-in-a-maze" + as, mirrored(longest_way(rng), way));
        }
        // A broad hall with a cell too much behind a long corridor; combs, whose teeth are dead ends.
        Game hall = corridor;
        for (Int r = kSide / 2; r < kSide; ++r) {
            std::fill(hall[to_index(r)].begin(), hall[to_index(r)].end(), kFree);
        }
        add("hall-behind-a-corridor", hall);
        hall[0][0] = kBlocked;
        add("hall-behind-an-even-corridor", hall);
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
        for (const Int part : {5, 20, 30, 35, 40, 50}) {
            Game game = board(kSide, kSide);
            for (Row& row : game) {
                for (Int& cell : row) cell = rng.chance(part, 100) ? kBlocked : kFree;
            }
            add("blocked-percent-" + std::to_string(part), game);
        }
    }

 private:
    static Game board(Int rows, Int columns) {
        return Game(to_index(rows), Row(to_index(columns), kFree));
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
        Game game = board(kSide, kSide);
        for (Row& row : game) std::fill(row.begin(), row.end(), kBlocked);
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
    // A corridor of an even number of cells from a corner round and round to the middle.
    static Game spiral() {
        Game game = board(kSide, kSide);
        for (Row& row : game) std::fill(row.begin(), row.end(), kBlocked);
        const Int down[] = {0, 1, 0, -1}, right[] = {1, 0, -1, 0};
        const auto is_free = [&](Int r, Int c) {
            return r >= 0 && c >= 0 && r < kSide && c < kSide &&
                   game[to_index(r)][to_index(c)] == kFree;
        };
        const auto can_enter = [&](Int r, Int c, int way) {
            if (r < 0 || c < 0 || r >= kSide || c >= kSide || is_free(r, c)) return false;
            return !is_free(r + down[way], c + right[way]);
        };
        Int r = 0, c = 0, cells = 1;
        game[0][0] = kFree;
        for (int way = 0, turns = 0; turns < 2;) {
            if (can_enter(r + down[way], c + right[way], way)) {
                r += down[way], c += right[way];
                game[to_index(r)][to_index(c)] = kFree;
                ++cells, turns = 0;
            } else {
                way = (way + 1) % 4, ++turns;
            }
        }
        if (cells % 2 == 1) game[0][0] = kBlocked;
        return game;
    }
    // The longest way through a maze without circles, less a cell, which makes it even.
    static Game longest_way(Rng& rng) {
        constexpr Int rooms = kSide / 2;
        std::vector<Row> doors(to_index(rooms * rooms));
        std::vector<bool> seen(doors.size());
        Row stack = {rng.between(0, rooms * rooms - 1)};
        seen[to_index(stack[0])] = true;
        while (!stack.empty()) {
            const Int room = stack.back();
            Row next;
            if (room % rooms > 0) next.push_back(room - 1);
            if (room % rooms + 1 < rooms) next.push_back(room + 1);
            if (room >= rooms) next.push_back(room - rooms);
            if (room + rooms < rooms * rooms) next.push_back(room + rooms);
            next.erase(std::remove_if(next.begin(), next.end(),
                                      [&](Int other) { return seen[to_index(other)]; }),
                       next.end());
            if (next.empty()) {
                stack.pop_back();
                continue;
            }
            stack.push_back(rng.pick(next));
            seen[to_index(stack.back())] = true;
            doors[to_index(room)].push_back(stack.back());
            doors[to_index(stack.back())].push_back(room);
        }
        // From the room that is farthest from any one, to the one that is farthest from there.
        Row from;
        const auto farthest = [&](Int start) {
            from.assign(doors.size(), -1);
            from[to_index(start)] = start;
            Row met = {start};
            for (std::size_t i = 0; i < met.size(); ++i) {
                for (const Int next : doors[to_index(met[i])]) {
                    if (from[to_index(next)] >= 0) continue;
                    from[to_index(next)] = met[i];
                    met.push_back(next);
                }
            }
            return met.back();
        };
        Game game = board(kSide, kSide);
        for (Row& row : game) std::fill(row.begin(), row.end(), kBlocked);
        const Int end = farthest(farthest(0));
        for (Int room = end; from[to_index(room)] != room; room = from[to_index(room)]) {
            const Int next = from[to_index(room)];
            const Int r = room / rooms + next / rooms, c = room % rooms + next % rooms;
            game[to_index(r)][to_index(c)] = kFree;
            game[to_index(next / rooms * 2)][to_index(next % rooms * 2)] = kFree;
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
        Game game = board(rows, columns);
        for (Row& row : game) std::fill(row.begin(), row.end(), kBlocked);
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
