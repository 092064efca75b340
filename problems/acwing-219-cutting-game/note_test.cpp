#include "note_test.hpp"

#include "sprague_grundy.hpp"

namespace note_acwing_219_cutting_game {

void sheets(const Table& table, Oracle&) {
    std::map<std::pair<Number, Number>, unsigned> values;
    for (std::size_t y = 1; y < table.size(); ++y) {
        for (std::size_t x = 1; x < table[0].size(); ++x) {
            const Number n = number(table[y][0]), m = number(table[0][x]);
            std::vector<unsigned> reached;
            for (Number i = 2; i + 2 <= n; ++i)
                reached.push_back(values[{i, m}] ^ values[{n - i, m}]);
            for (Number j = 2; j + 2 <= m; ++j)
                reached.push_back(values[{n, j}] ^ values[{n, m - j}]);
            const unsigned value = sprague_grundy::mex(reached.begin(), reached.end());
            EXPECT_EQ(number(table[y][x]), value) << n << " x " << m;
            values[{n, m}] = value;
        }
    }
}

void sides_of_no_value(const NoteTexts& told) {
    const auto values =
        sprague_grundy::grundy_values(201, [](unsigned n, sprague_grundy::Options& options) {
            for (unsigned i = 2; i + 2 <= n; ++i) options.to(i, n - i);
        });
    std::vector<Number> sides = {0};
    for (unsigned n = 2; n <= 200; ++n) {
        if (values[n] == 0) sides.push_back(n);
    }
    sides[0] = sides.size() - 1;  // how many there are
    told.expect(sides);
}

// The program that takes a single cell for a position without moves, of value 0, sees a game that
// the last of all cuts wins. It answers WIN iff N * M is even; how often that is wrong, and where
// first, the rules tell.
void single_cell_as_value_0(const NoteTexts& told, Oracle& oracle) {
    constexpr unsigned most = 20;
    std::map<std::pair<unsigned, unsigned>, unsigned> values;
    std::vector<Number> first;
    Number sheets = 0, wrong = 0;
    for (unsigned n = 1; n <= most; ++n) {
        for (unsigned m = 1; m <= most; ++m) {
            std::vector<unsigned> reached;
            for (unsigned i = 1; i < n; ++i) reached.push_back(values[{i, m}] ^ values[{n - i, m}]);
            for (unsigned j = 1; j < m; ++j) reached.push_back(values[{n, j}] ^ values[{n, m - j}]);
            const bool wins = sprague_grundy::mex(reached.begin(), reached.end()) != 0;
            values[{n, m}] = wins;
            EXPECT_EQ(wins, n * m % 2 == 0) << n << " x " << m;
            if (n == 1 || m == 1) continue;
            ++sheets;
            if ((oracle(fmt::format("{} {}\n", n, m)) == "WIN") == wins) continue;
            ++wrong;
            if (first.empty()) first = {n, m};
        }
    }
    told.expect({first.at(0), first.at(1), most, wrong, sheets});
}

// The sheets of the task have sides from 2 on.
Number exhaustive_games(const std::vector<Number>& n) {
    Number sheets = 0;
    for (Number side = 2; 2 * side <= n[0]; ++side) sheets += n[0] / side - 1;
    return sheets;
}

// All sheets of the task.
void judged_by_a_table(const NoteTexts& told, Oracle& oracle) {
    rules::InStream sheet("2 2\n");
    sheet.record();
    oracle.rules().parse(sheet);
    std::size_t sheets = 1;
    for (const rules::InStream::Field& side : sheet.fields()) {
        sheets *= static_cast<std::size_t>(side.hi - side.lo + 1);
    }
    const std::string all = tools::with_commas(sheets);
    told.expect_text("For all " + all + " sheets", "全部 " + all + " 种纸张");
}

const NoteTest test(
    {.table = sheets,
     .facts = sides_of_no_value,
     .explained = {{"5 4\n", {"5 x 4, d(5) = 1, d(4) = 1 1 ", "2 of 4 moves win."}},
                   {"3 3\n",
                    {"No cut is safe",
                     "For example: 3 x 3 into 1 x 3 and 2 x 3 loses to the answer: cut a "
                     "single cell off the sheet 1 x 3."},
                    {"runs out of moves"}},
                   {"11 17\n",
                    {"So the player to move is the first without a safe cut."},
                    {"runs out of moves"}}},
     .played =
         [](const NoteTexts& told, Oracle& oracle) {
             single_cell_as_value_0(told, oracle);
             judged_by_a_table(told, oracle);
         },
     .games = exhaustive_games});

}  // namespace note_acwing_219_cutting_game
