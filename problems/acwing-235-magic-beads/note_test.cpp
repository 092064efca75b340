#include "note_test.hpp"

#include "sprague_grundy.hpp"

namespace {

constexpr Number kMost = 1000;

// A move turns a heap of p beads into heaps of all its proper divisors but one.
struct Heap {
    std::vector<Number> divisors, terms, left;  // the proper divisors, their values, the options
    Number sum = 0;                             // the xor of the terms
    unsigned value = 0;
};

std::vector<Heap> heaps_of_beads() {
    std::vector<Heap> heaps(kMost + 1);
    for (Number p = 1; p <= kMost; ++p) {
        Heap& heap = heaps[p];
        for (Number d = 1; d < p; ++d) {
            if (p % d > 0) continue;
            heap.divisors.push_back(d);
            heap.terms.push_back(heaps[d].value);
            heap.sum ^= heaps[d].value;
        }
        for (const Number term : heap.terms) heap.left.push_back(term ^ heap.sum);
        heap.value = sprague_grundy::mex(heap.left.begin(), heap.left.end());
    }
    return heaps;
}

// p, its proper divisors, the xor of their values, that xor without one of them, and the mex of
// these.
void beads(const Table& table, Oracle&) {
    const std::vector<Heap> heaps = heaps_of_beads();
    for (Number p = 1, row = 1; row < table.size(); ++p) {
        const Heap& heap = heaps.at(p);
        std::vector<Number> terms = heap.terms;
        if (terms.size() > 1) terms.push_back(heap.sum);
        for (std::size_t y = 1; y < table.size(); ++y) {
            const std::vector<Number> shown = numbers(table[y][0]);
            if (std::find(shown.begin(), shown.end(), p) == shown.end()) continue;
            EXPECT_EQ(numbers(table[y][1]), heap.divisors) << p;
            EXPECT_EQ(numbers(table[y][2]), terms) << p;
            EXPECT_EQ(numbers(table[y][3]), heap.left) << p;
            EXPECT_EQ(number(table[y][4]), heap.value) << p;
            row += p == shown.back();
        }
    }
}

void greatest_value_of_beads(const Told& told) {
    unsigned greatest = 0;
    for (const Heap& heap : heaps_of_beads()) greatest = std::max(greatest, heap.value);
    told.expect({kMost, greatest});
}

const NoteTest test({.table = beads, .facts = greatest_value_of_beads});

}  // namespace
