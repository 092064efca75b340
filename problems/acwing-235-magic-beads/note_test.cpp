#include "note_test.hpp"

#include "sprague_grundy.hpp"

namespace note_acwing_235_magic_beads {

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

void greatest_value_of_beads(const NoteTexts& told) {
    unsigned greatest = 0;
    for (const Heap& heap : heaps_of_beads()) greatest = std::max(greatest, heap.value);
    told.expect({kMost, greatest});
}

// How many values the table hands on, one for each pair of a heap and a proper divisor.
void values_handed_on(const NoteTexts& told) {
    Number pairs = 0;
    for (const Heap& heap : heaps_of_beads()) pairs += heap.divisors.size();
    told.expect({pairs});
}

// Equal exponents, in whatever order, give equal values.
void only_exponents_matter(const NoteTexts& told) {
    const std::vector<Heap> heaps = heaps_of_beads();
    std::map<std::multiset<unsigned>, unsigned> values;
    for (Number p = 1; p <= kMost; ++p) {
        std::multiset<unsigned> exponents;
        Number rest = p;
        for (Number q = 2; rest > 1; ++q) {
            unsigned exponent = 0;
            for (; rest % q == 0; rest /= q) ++exponent;
            if (exponent > 0) exponents.insert(exponent);
        }
        EXPECT_EQ(values.emplace(exponents, heaps[p].value).first->second, heaps[p].value) << p;
    }
    told.expect({kMost, values.size()});
}

// Up to which heap each stands beside one of each value, in some input.
void heaps_beside_each_value(const NoteTexts& told, Oracle& oracle) {
    const std::vector<Heap> heaps = heaps_of_beads();
    unsigned greatest = 0;
    for (const Heap& heap : heaps) greatest = std::max(greatest, heap.value);
    std::map<rules::Int, std::set<unsigned>> beside;
    for (const auto& input : oracle.limits()) {
        for (const rules::Game& game : input) {
            const rules::Row& row = game.at(0);
            if (row.size() != 2) continue;
            beside[row[0]].insert(heaps.at(static_cast<std::size_t>(row[1])).value);
        }
    }
    rules::Int last = 0;
    while (beside[last + 1].size() == greatest + 1) ++last;
    told.expect_text(fmt::format("every heap up to {} beside a heap of each of the values 0 to {} ",
                                 last, greatest),
                     fmt::format("{} 以内的每一堆分别与 SG 值为 0 到 {} 的一堆", last, greatest));
}

// The least heap whose winner, alone, a wrong program gets wrong, its value, and what the program
// takes for that. The program leaves the divisors that `is_left` allows; where none is left, the
// heap just vanishes.
template <class IsLeft>
std::vector<Number> first_exposing(bool one_vanishes, IsLeft is_left) {
    const std::vector<Heap> heaps = heaps_of_beads();
    std::vector<unsigned> found(kMost + 1);
    for (Number p = 2; p <= kMost; ++p) {
        std::vector<unsigned> terms, reached;
        unsigned sum = 0;
        for (const Number d : heaps[p].divisors) {
            if (!is_left(d)) continue;
            terms.push_back(found[d]);
            sum ^= found[d];
        }
        for (const unsigned term : terms) reached.push_back(one_vanishes ? sum ^ term : sum);
        if (terms.empty()) reached = {0};
        found[p] = sprague_grundy::mex(reached.begin(), reached.end());
        if ((found[p] == 0) != (heaps[p].value == 0)) return {p, heaps[p].value, found[p]};
    }
    return {};
}

void heaps_that_expose(const NoteTexts& told) {
    const auto prime = [](Number d) {
        for (Number i = 2; i * i <= d; ++i) {
            if (d % i == 0) return false;
        }
        return true;  // 1 as well
    };
    std::vector<Number> both = first_exposing(true, prime);
    for (const Number n : first_exposing(true, [](Number d) { return d > 1; })) both.push_back(n);
    told.expect(both);
    told.expect(first_exposing(false, [](Number) { return true; }));
}

const NoteTest test(
    {.table = beads,
     .facts =
         [](const NoteTexts& told) {
             greatest_value_of_beads(told);
             values_handed_on(told);
             only_exponents_matter(told);
             heaps_that_expose(told);
         },
     .explained = {{"2\n840 720\n", {"heap 1 840 beads 4", " 1 bead 0"}, {"stone"}}},
     .played = heaps_beside_each_value});

}  // namespace note_acwing_235_magic_beads
