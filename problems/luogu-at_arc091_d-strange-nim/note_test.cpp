#include "note_test.hpp"

#include "sprague_grundy.hpp"

namespace note_luogu_at_arc091_d_strange_nim {

void values(const Table& table, Oracle&) {
    expect_values(
        table, sprague_grundy::grundy_values(100, [](unsigned n, sprague_grundy::Options& options) {
            for (unsigned taken = 1; taken <= n / 4; ++taken) options.to(n - taken);
        }));
}

// How many rounds a heap takes, and how many steps of the law, until fewer than k stones are left.
std::pair<Number, Number> way(Number n, Number k) {
    Number rounds = 0, steps = 0;
    for (; n % k != 0; ++rounds) {
        const Number step = n / k + 1, at_once = (n % k + step - 1) / step;
        if (n > k) steps += at_once;
        n -= at_once * step;
    }
    return {rounds, steps};
}

void facts(const NoteTexts& told) {
    told.expect({way(999999964, 19236).first, 999999964, 19236});
    told.expect({way(1000000000, 333333334).second});
    told.expect_moves_upward_cited();
}

// A and K of each heap: so many numbers up to the bound.
Number exhaustive_games(const std::vector<Number>& bound) {
    Number games = 0;
    for (std::size_t i = 0; i < bound.size(); i += 2) {
        Number lists = 1;
        for (Number n = 0; n < 2 * bound[i + 1]; ++n) lists *= bound[i];
        games += lists;
    }
    return games;
}

const NoteTest test({.table = values,
                     .facts = facts,
                     .explained = {{"1\n1000000000 3\n",
                                    {"222222222", "which leaves 689596366", "1 move wins"}},
                                   {"2\n7 3\n29 10\n", {"K = 10"}}},
                     .games = exhaustive_games});

}  // namespace note_luogu_at_arc091_d_strange_nim
