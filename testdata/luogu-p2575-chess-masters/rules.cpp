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

 protected:
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

 private:
    static constexpr Int kPositions = 4096;
    mutable std::vector<std::uint8_t> values_;
};

}  // namespace
