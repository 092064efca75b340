#include "note_test.hpp"

namespace note_luogu_p2594_colouring_game {

// The cells of a set, bit by bit, hang together by their sides, on a board of so many columns.
bool hangs_together(Number set, Number columns) {
    const auto spread = [&](Number part) {
        Number first = 0, last = 0;
        for (Number cell = 0; cell < 64; cell += columns) first |= Number{1} << cell;
        last = first << (columns - 1);
        return part | ((part & ~last) << 1) | ((part & ~first) >> 1) | part << columns |
               part >> columns;
    };
    Number part = set & (~set + 1);
    while ((spread(part) & set) != part) part = spread(part) & set;
    return part == set;
}

// The values of lone coins by their moves, and what is printed for two coins of the same value.
void lone_coins(const Table& table, Oracle& oracle) {
    std::vector<std::vector<Number>> values(table.size());
    for (Number i = 1; i < table.size(); ++i) {
        values[i].resize(table[i].size());
        for (Number j = 1; j < table[i].size(); ++j) {
            std::set<Number> options;
            const Number last = Number{1} << (i * j - 1);
            for (Number others = 0; others < last; ++others) {
                if (!hangs_together(others | last, j)) continue;
                Number sum = 0;
                for (Number cell = 0; cell < i * j - 1; ++cell) {
                    if (others >> cell & 1) sum ^= values[cell / j + 1][cell % j + 1];
                }
                options.insert(sum);
            }
            while (options.contains(values[i][j])) ++values[i][j];
            EXPECT_EQ(number(table[i][j]), values[i][j]);
        }
    }
    const Number rows = table.size() - 1, columns = table[0].size() - 1;
    const auto cell = [&](Number place) {
        return values[place / columns + 1][place % columns + 1];
    };
    for (Number one = 0; one < rows * columns; ++one) {
        for (Number other = 0; other < one; ++other) {
            std::string input = fmt::format("1\n{} {}\n", rows, columns);
            for (Number place = 0; place < rows * columns; ++place) {
                input += place == one || place == other ? 'T' : 'H';
                if (place % columns == columns - 1) input += '\n';
            }
            EXPECT_EQ(oracle(input), cell(one) == cell(other) ? "=_=" : "-_-") << input;
        }
    }
}

void numbers_in_passing(const NoteTexts& told, Oracle& oracle) {
    // The second method says how far it goes by the moves.
    told.expect({numbers(oracle.rules().second_method()).at(0)});
}

// Boards of at most n[0] coins.
Number exhaustive_boards(const std::vector<Number>& n) {
    Number boards = 0;
    for (Number rows = 1; rows <= n[0]; ++rows) {
        for (Number columns = 1; rows * columns <= n[0]; ++columns) {
            boards += Number{1} << rows * columns;
        }
    }
    return boards;
}

const NoteTest test({.table = lone_coins,
                     .explained = {{"1\n2 3\nHHH\nTTH\n",
                                    {"worth 4", "turn (2, 2), (1, 2)", "-_-"}},
                                   {"1\n2 4\nHHHT\nHTHH\n", {"even: (1, 4), (2, 2)"}}},
                     .played = numbers_in_passing,
                     .games = exhaustive_boards});

}  // namespace note_luogu_p2594_colouring_game
