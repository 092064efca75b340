// The rows of a game are those of the board: each lists the columns of its pieces, in the order of
// the input.
#include "core/rules.hpp"

#include <iterator>

namespace {

using namespace rules;

constexpr Int kTests = 100, kRows = 1000, kColumns = 20;

class ChessMasters : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests, [&] {
            const Int n = text.integer(1, kRows, "n");
            text.end_of_line();
            Game game;
            for (Int i = 0; i < n; ++i) game.push_back(row(text));
            return game;
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) {
            std::string text = std::to_string(game.size()) + '\n';
            for (Row row : game) {
                row.insert(row.begin(), static_cast<Int>(row.size()));
                text += joined(row);
            }
            return text;
        });
    }
    std::size_t games_per_input() const override { return kTests; }

    // A component is a row as a number: bit c is 1 iff column c holds a piece.
    void moves(const Component& part, Options& options) const override {
        const Int row = part[0];
        for (Int from = 1; from <= kColumns; ++from) {
            if (!(row >> from & 1)) continue;
            Int to = from + 1;
            while (to <= kColumns && row >> to & 1) ++to;
            if (to <= kColumns) options.to(Component{row - (Int{1} << from) + (Int{1} << to)});
        }
    }

    Verdicts verdicts() const override { return {"YES", "NO"}; }
    Position begin(const Game& game) const override {
        Position rows;
        for (const Row& row : game) rows.push_back({bits(row)});
        return rows;
    }
    std::optional<Game> back(const Game&, const Position& position) const override {
        Game game(position.size());
        for (std::size_t i = 0; i < game.size(); ++i) {
            for (Int column = 1; column <= kColumns; ++column) {
                if (position[i].at(0) >> column & 1) game[i].push_back(column);
            }
        }
        return game;
    }
    // There are at most as many positions as sets of as many columns from the first piece on.
    bool oracle_reaches(const Game& game) const override {
        Int positions = 1;
        for (const Row& row : game) {
            const Int width =
                kColumns + 1 -
                (row.empty() ? kColumns + 1 : *std::min_element(row.begin(), row.end()));
            Int sets = 1;
            for (Int i = 1; i <= static_cast<Int>(row.size()); ++i)
                sets = sets * (width - i + 1) / i;
            positions *= sets;
            if (positions > kPositions) return false;
        }
        return true;
    }
    std::string second_answer(const Game& game) const override {
        Int nim_sum = 0;
        for (const Row& row : game) nim_sum ^= value(row);
        return verdict(nim_sum != 0);
    }
    std::string second_method() const override { return "Grundy values of all 2^20 rows"; }

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
    static constexpr Int kPositions = 4096;
    static constexpr Int kExhaustive[] = {12, 6, 4};  // columns of 1, 2, ... rows

    static Row row(InStream& text) {
        const Int m = text.integer(0, kColumns, "m");
        Row columns;
        for (Int i = 0; i < m; ++i) {
            text.blank();
            columns.push_back(text.integer(1, kColumns, {"a column", "棋子所在的列"}));
            if (std::count(columns.begin(), columns.end(), columns.back()) > 1) {
                text.fail({"two pieces are in the same column", "有两枚棋子在同一列"});
            }
        }
        text.end_of_line();
        return columns;
    }
    static Int bits(const Row& columns) {
        Int row = 0;
        for (const Int column : columns) row |= Int{1} << column;
        return row;
    }
    static Row columns(Int row) {
        Row columns;
        for (Int column = 1; column <= kColumns; ++column) {
            if (row >> column & 1) columns.push_back(column);
        }
        return columns;
    }
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
    // The Grundy value of a row, from a table of all rows. In the table, bit 0 is the last column,
    // so that a move leads to a smaller number.
    Int value(const Row& columns) const {
        if (values_.empty()) {
            values_.resize(std::size_t{1} << kColumns);
            for (std::size_t row = 0; row < values_.size(); ++row) {
                std::uint32_t options = 0;
                std::size_t free = 0;  // the nearest free cell on the right, as a bit
                for (std::size_t cell = 1; cell < values_.size(); cell <<= 1) {
                    if (!(row & cell)) {
                        free = cell;
                    } else if (free != 0) {
                        options |= std::uint32_t{1} << values_[row - cell + free];
                    }
                }
                while (options >> values_[row] & 1) ++values_[row];
            }
        }
        std::size_t row = 0;
        for (const Int column : columns) row |= std::size_t{1} << (kColumns - column);
        return values_[row];
    }

    mutable std::vector<std::uint8_t> values_;
};

}  // namespace

RULES(ChessMasters)
