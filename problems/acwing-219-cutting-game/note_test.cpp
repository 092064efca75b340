#include "note_test.hpp"

#include "sprague_grundy.hpp"

namespace {

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

void sides_of_no_value(const Told& told) {
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

const NoteTest test({.table = sheets, .facts = sides_of_no_value});

}  // namespace
