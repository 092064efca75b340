#include "note_test.hpp"

#include "notes/code/beyond.hpp"
#include "sprague_grundy.hpp"

namespace note_luogu_p3179_array_game {

// By the moves of a single white cell.
std::vector<unsigned> by_cells(unsigned n) {
    std::vector<unsigned> values(n + 1);
    for (unsigned x = n; x > 0; --x) {
        std::vector<unsigned> reached = {0};
        for (unsigned cell = 2 * x; cell <= n; cell += x) {
            reached.push_back(reached.back() ^ values[cell]);
        }
        values[x] = sprague_grundy::mex(reached.begin(), reached.end());
    }
    return values;
}

void first_values(const Table& table, Oracle&) {
    std::vector<unsigned> values(1);
    for (unsigned q = 1; q <= 16; ++q) values.push_back(by_cells(q)[1]);
    expect_values(table, values);
}

void billion(const NoteTexts& told) {
    const unsigned n = 1000000000;
    notes::Quotients values = notes::turning_multiples(n);
    std::set<unsigned> all;
    Number quotients = 0, blocks = 0;
    for (unsigned x = n; x > 0; x = n / (n / x + 1)) {
        const unsigned q = n / x;
        ++quotients;
        all.insert(values.of(q));
        for (unsigned j = 2; j <= q; j = q / (q / j) + 1) ++blocks;
    }
    told.expect({quotients, all.size()});
    told.expect({blocks});
}

// If a move turns x alone, or with one multiple, the value has so many digits.
void one_multiple(const NoteTexts&, Oracle&) {
    std::vector<unsigned> values(2001);
    for (unsigned q = 1; q < values.size(); ++q) {
        std::vector<unsigned> reached = {0};
        for (unsigned j = 2; j <= q; ++j) reached.push_back(values[q / j]);
        values[q] = sprague_grundy::mex(reached.begin(), reached.end());
        unsigned digits = 0;
        for (unsigned rest = q; rest > 0; rest /= 2) ++digits;
        ASSERT_EQ(values[q], digits);
    }
}

// As many inputs as hold the sets of white cells of 1, 2, ... cells, 100 each.
Number exhaustive_games(const std::vector<Number>& bound) {
    Number games = 0;
    for (Number n = 1; n <= bound.at(0); ++n) games += ((Number{1} << n) - 1 + 99) / 100;
    return games;
}

const NoteTest test({.table = first_values,
                     .facts = billion,
                     .explained = {{"12\n1\n3\n1 3 4\n", {"quotient 12", "turn 1, 2"}},
                                   {"1000000000\n1\n1\n1\n", {"turn 1"}}},
                     .played = one_multiple,
                     .games = exhaustive_games});

}  // namespace note_luogu_p3179_array_game
