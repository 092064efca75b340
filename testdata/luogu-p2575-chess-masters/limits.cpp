#include "rules.cpp"

namespace {

class Inputs : public ChessMasters {
 public:
    void exhaustive(Sink& sink) const override {
        for (std::size_t n = 1; n <= std::size(kExhaustive); ++n) every_game(n, {}, sink);
        for (Int a = 1; a <= kColumns; ++a) {
            for (Int b = a; b <= kColumns; ++b) {
                const Int pair = Int{1} << a | Int{1} << b;
                sink.game({columns(pair)});
                sink.game({columns(kFull ^ pair)});
            }
        }
    }
    tools::Text exhaustive_bound() const override {
        tools::Text text;
        for (std::size_t n = 1; n <= std::size(kExhaustive); ++n) {
            const std::string columns = std::to_string(kExhaustive[n - 1]);
            text +=
                {tools::counted(n, "row").en + " with pieces in the last " + columns + " columns, ",
                 std::to_string(n) + " 行且棋子都在最后 " + columns + " 列之内，"};
        }
        return text + tools::Text("and every row with one or two pieces or free cells",
                                  "以及恰有一两枚棋子或恰有一两个空格的所有行");
    }
    Game random(Rng& rng, bool rare) const override {
        Game rows;
        Int nim_sum = 0;
        for (Int n = rng.mixed(1, rng.chance(1, 2) ? kRows : 10); n > 1; --n) {
            rows.push_back(random_row(rng));
            nim_sum ^= value(rows.back());
        }
        // The last row balances the others, nearly balances them, or is any row.
        const Int bit = Int{1} << rng.between(0, 4), wanted = rare ? nim_sum : nim_sum ^ bit;
        Row last = random_row(rng);
        if (rare || rng.chance(1, 2)) {
            for (Int tries = 0; value(last) != wanted; last = random_row(rng)) {
                if (++tries > 1000) return random(rng, rare);
            }
        }
        rows.push_back(last);
        return rows;
    }
    void limits(Sink& sink) const override {
        Rng rng(2575);
        std::vector<Game> any(kTests), full(kTests), one_free(kTests);
        for (std::size_t test = 0; test < any.size(); ++test) {
            for (Int row = 0; row < kRows; ++row) {
                any[test].push_back(random_row(rng));
                full[test].push_back(rng.distinct(kColumns, 1, kColumns));
                one_free[test].push_back(full[test].back());
                one_free[test].back().pop_back();
            }
        }
        sink.input("any-rows", any);
        sink.input("full-rows", full);
        sink.input("one-free-cell", one_free);
        sink.input("great-values", great_values(rng));
        sink.input("old-marks", old_marks());
    }

 private:
    static constexpr Int kFull = (Int{2} << kColumns) - 2;  // every column taken
    static constexpr Int kExhaustive[] = {12, 6, 4};        // columns of 1, 2, ... rows

    // Every game of `n` rows in ascending order that begins with these.
    static void every_game(std::size_t n, const Game& rows, Sink& sink) {
        if (rows.size() == n) return sink.game(rows);
        const Int first = kColumns + 1 - kExhaustive[n - 1];
        for (Int set = rows.empty() ? 0 : bits(rows.back()) >> first;
             set >> kExhaustive[n - 1] == 0; ++set) {
            Game longer = rows;
            longer.push_back(columns(set << first));
            every_game(n, longer, sink);
        }
    }
    static Row random_row(Rng& rng) {
        if (rng.chance(1, 4)) {
            Row row = block(rng.between(0, kColumns - 1));
            rng.shuffle(row);
            return row;
        }
        const Int first = rng.between(1, kColumns);
        const Int m = rng.between(0, kColumns + 1 - first);
        return rng.distinct(static_cast<std::size_t>(m), first, kColumns);
    }
    // Pieces side by side, and the last column free: worth their number, which can be 19.
    static Row block(Int pieces) {
        Row row;
        for (Int i = pieces; i > 0; --i) row.push_back(kColumns - i);
        return row;
    }
    // Every row of a value of 12 or more, and one or two that make its test a loss: a single
    // wrong value tells.
    std::vector<Game> great_values(Rng& rng) const {
        std::vector<Game> games(20);
        for (Int row = 0; row <= kFull; row += 2) {
            const Row pieces = columns(row);
            if (value(pieces) < 12) continue;
            games[static_cast<std::size_t>(rng.between(0, 19))].push_back(pieces);
        }
        for (Game& game : games) {
            Int nim_sum = 0;
            for (const Row& row : game) nim_sum ^= value(row);
            if (nim_sum >= 16) game.push_back(block(16));
            game.push_back(block(nim_sum % 16));
        }
        return games;
    }
    // Losses, but for who takes the piece of a row for one of a later row: so far apart, marks of 8
    // or 16 bits that number the rows, with 0 or without, are equal.
    static std::vector<Game> old_marks() {
        std::vector<Game> games(69, Game(kRows));
        const auto row = [&](std::size_t number) -> Row& {
            return games[number / kRows][number % kRows];
        };
        std::size_t first = 0;
        Int column = 10;
        for (const std::size_t round : {255, 256, 65535, 65536}) {
            row(first) = {column};
            row(first + round) = {kColumns};
            first += kRows;
            column += 2;
        }
        return games;
    }
};

}  // namespace

RULES(Inputs)
