#include "note_test.hpp"

#include "sprague_grundy.hpp"

namespace {

// p, its smaller divisors, the xor of their values, that without one of them, and the mex of these.
void beads(const Table& table, Oracle&) {
    std::map<Number, unsigned> values;
    for (Number p = 1, row = 1; row < table.size(); ++p) {
        std::vector<Number> divisors, terms, left;
        unsigned sum = 0;
        for (Number d = 1; d < p; ++d) {
            if (p % d > 0) continue;
            divisors.push_back(d);
            terms.push_back(values[d]);
            sum ^= values[d];
        }
        for (const Number term : terms) left.push_back(term ^ sum);
        values[p] = sprague_grundy::mex(left.begin(), left.end());
        if (terms.size() > 1) terms.push_back(sum);
        for (std::size_t y = 1; y < table.size(); ++y) {
            const std::vector<Number> shown = numbers(table[y][0]);
            if (std::find(shown.begin(), shown.end(), p) == shown.end()) continue;
            EXPECT_EQ(numbers(table[y][1]), divisors) << p;
            EXPECT_EQ(numbers(table[y][2]), terms) << p;
            EXPECT_EQ(numbers(table[y][3]), left) << p;
            EXPECT_EQ(number(table[y][4]), values[p]) << p;
            row += p == shown.back();
        }
    }
}

void greatest_value_of_beads(const Told& told) {
    // A heap of p beads becomes heaps of its smaller divisors, but for one of them.
    std::vector<unsigned> values(1001);
    for (unsigned p = 1; p <= 1000; ++p) {
        unsigned sum = 0;
        std::vector<unsigned> left;
        for (unsigned d = 1; d < p; ++d) {
            if (p % d == 0) sum ^= values[d];
        }
        for (unsigned d = 1; d < p; ++d) {
            if (p % d == 0) left.push_back(sum ^ values[d]);
        }
        values[p] = sprague_grundy::mex(left.begin(), left.end());
    }
    told.expect({1000, *std::max_element(values.begin(), values.end())});
}

const NoteTest test({.table = beads, .facts = greatest_value_of_beads});

}  // namespace
