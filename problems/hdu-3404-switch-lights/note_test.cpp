#include "note_test.hpp"

#include "nim_product.hpp"

namespace note_hdu_3404_switch_lights {

// The values of lone lights by their moves, and by the program.
void lone_lights(const Table& table, Oracle& oracle) {
    std::map<std::pair<Number, Number>, Number> values;
    for (std::size_t row = 1; row < table.size(); ++row) {
        for (std::size_t column = 1; column < table[row].size(); ++column) {
            const Number x = number(table[row][0]), y = number(table[0][column]);
            std::set<Number> options;
            for (Number a = 0; a < x; ++a) {
                for (Number b = 0; b < y; ++b) {
                    options.insert(values[{a, b}] ^ values[{a, y}] ^ values[{x, b}]);
                }
            }
            Number& value = values[{x, y}];
            while (options.contains(value)) ++value;
            EXPECT_EQ(number(table[row][column]), value);
            EXPECT_EQ(nim_product::product(x, y), value);
            if (x > 1) {  // beside a heap of as much
                EXPECT_EQ(oracle(fmt::format("1\n2\n{} {}\n1 {}\n", x, y, value)),
                          "Don't waste your time.");
            }
        }
    }
}

void numbers_in_passing(const NoteTexts& told, Oracle& oracle) {
    told.expect({8, 8, 4, nim_product::product(8, 4)});
    for (Number a = 0; a < 16; ++a) {
        for (Number b = 0; b < 16; ++b) {
            // By the half, as usual, instead of the nim product by it.
            const auto wrong = [](auto self, Number p, Number q, unsigned half) -> Number {
                if (half == 0) return p & q;
                const Number m = Number{1} << half;
                const Number high = self(self, p / m, q / m, half / 2);
                const Number middle =
                    self(self, p / m, q % m, half / 2) ^ self(self, p % m, q / m, half / 2);
                return (high ^ middle) * m ^ self(self, p % m, q % m, half / 2) ^ high * (m / 2);
            };
            const bool right = wrong(wrong, a, b, 2) == nim_product::product(a, b);
            if (a < 8 && b < 8) {
                EXPECT_TRUE(right) << a << ' ' << b;
            }
            if (a == 8 && b == 4) {
                EXPECT_FALSE(right);
            }
        }
    }
    // The second method first names where its table ends.
    const Number end = numbers(oracle.rules().second_method()).at(0);
    told.expect({end, end});
}

// The sets of places within some matrix of up to n[0] places.
Number exhaustive_sets(const std::vector<Number>& n) {
    std::set<std::set<std::pair<Number, Number>>> all;
    for (Number columns = 1; columns <= n[0]; ++columns) {
        const Number places = n[0] / columns * columns;
        for (Number set = 0; set >> places == 0; ++set) {
            std::set<std::pair<Number, Number>> lights;
            for (Number place = 0; place < places; ++place) {
                if (set >> place & 1) lights.emplace(place % columns, place / columns);
            }
            all.insert(lights);
        }
    }
    return all.size();
}

const NoteTest test({.table = lone_lights,
                     .explained = {{"1\n2\n2 2\n3 3\n",
                                    {"light (2, 2)", "2 times 2", "switch (2, 2), (2, 1)"}},
                                   {"1\n1\n8 4\n", {"8 times 4", "switch (8, 4)"}}},
                     .played = numbers_in_passing,
                     .games = exhaustive_sets});

}  // namespace note_hdu_3404_switch_lights
