// Every theorem, table and period of linear-basis.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include "linear_basis.hpp"
#include "notes/code/basis.hpp"
#include "notes/code/dag.hpp"
#include "notes/code/loopy.hpp"
#include "notes/code/outcome.hpp"
#include "notes/code/remoteness.hpp"
#include "notes/code/staircase.hpp"
#include "shared.hpp"

namespace claims_linear_basis {

using namespace claims_tests;

// Every list of 0 to `length` numbers up to `greatest`.
template <class Visit>
void for_all_lists(unsigned length, unsigned greatest, Visit visit, unsigned least = 0) {
    for (unsigned n = 0; n <= length; ++n) {
        Values list(n, least);
        for (bool more = true; more;) {
            visit(list);
            std::size_t i = 0;
            for (; i < n && list[i] == greatest; ++i) list[i] = least;
            more = i < n;
            if (more) ++list[i];
        }
    }
}

unsigned chosen_nim_sum(const Values& list, unsigned choice) {
    unsigned sum = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (choice >> i & 1) sum ^= list[i];
    }
    return sum;
}

bool independent(const Values& list, unsigned choice) {
    for (unsigned part = choice; part > 0; part = (part - 1) & choice) {
        if (chosen_nim_sum(list, part) == 0) return false;
    }
    return true;
}

TEST(Claims, DependentNumbers) {
    const auto [length, greatest] = bounds<2>();
    for_all_lists(length, greatest, [](const Values& list) {
        // Lists with one more number, from the span.
        Values span;
        for (unsigned choice = 0; choice < 1u << list.size(); ++choice) {
            span.push_back(chosen_nim_sum(list, choice));
        }
        std::size_t lists = 1;
        for (std::size_t j = 0; j <= list.size(); ++j) lists *= span.size();
        for (std::size_t i = 0; i < lists; ++i) {
            Values picked;
            for (std::size_t rest = i; picked.size() <= list.size(); rest /= span.size()) {
                picked.push_back(span[rest % span.size()]);
            }
            ASSERT_FALSE(independent(picked, (1u << picked.size()) - 1));
        }
    });
}

TEST(Claims, ChoicesPerNimSum) {
    const auto [length, greatest] = bounds<2>();
    for_all_lists(length, greatest, [](const Values& list) {
        std::map<unsigned, unsigned> choices;
        unsigned rank = 0;
        for (unsigned choice = 0; choice < 1u << list.size(); ++choice) {
            ++choices[chosen_nim_sum(list, choice)];
            if (independent(list, choice)) {
                rank = std::max(rank, unsigned(__builtin_popcount(choice)));
            }
        }
        ASSERT_EQ(choices.size(), std::size_t(1) << rank);
        for (const auto& sum : choices) ASSERT_EQ(sum.second, 1u << (list.size() - rank));
    });
}

TEST(Claims, BasisInAProgram) {
    const auto [length, greatest] = bounds<2>();
    for_all_lists(length, greatest, [greatest = greatest](const Values& list) {
        linear_basis::Basis<unsigned> basis;
        std::vector<std::uint64_t> shown;
        for (const unsigned number : list) {
            basis.insert(number);
            notes::insert(shown, number);
        }
        std::set<unsigned> span;
        for (unsigned choice = 0; choice < 1u << list.size(); ++choice) {
            span.insert(chosen_nim_sum(list, choice));
        }
        for (unsigned x = 0; x <= 2 * greatest; ++x) {
            ASSERT_EQ(basis.contains(x), span.count(x) == 1);
            std::vector<std::uint64_t> with_x = shown;
            ASSERT_EQ(notes::insert(with_x, x), span.count(x) == 0);
            ASSERT_EQ(std::size_t(1) << shown.size(), span.size());
        }
        ASSERT_EQ(basis.greatest(), *span.rbegin());
    });
}

// The sum of what the greedy choice keeps.
unsigned greedy_sum(Values list) {
    std::sort(list.rbegin(), list.rend());
    linear_basis::Basis<unsigned> basis;
    unsigned sum = 0;
    for (const unsigned number : list) sum += basis.insert(number) ? number : 0;
    return sum;
}

TEST(Claims, HeaviestIndependentChoice) {
    const auto [length, greatest] = bounds<2>();
    for_all_lists(length, greatest, [](const Values& list) {
        unsigned heaviest = 0;
        for (unsigned choice = 0; choice < 1u << list.size(); ++choice) {
            if (!independent(list, choice)) continue;
            unsigned sum = 0;
            for (std::size_t i = 0; i < list.size(); ++i) sum += choice >> i & 1 ? list[i] : 0;
            heaviest = std::max(heaviest, sum);
        }
        ASSERT_EQ(greedy_sum(list), heaviest);
    });
}

// Each part of a set of the family belongs to it.
bool is_hereditary(unsigned family, unsigned sets) {
    for (unsigned set = 0; set < sets; ++set) {
        for (unsigned part = 0; has(family, set) && part < set; ++part) {
            if ((part & ~set) == 0 && !has(family, part)) return false;
        }
    }
    return true;
}

// Of two sets of the family the larger one has an element that can be added to the smaller.
bool allows_exchange(unsigned family, unsigned sets) {
    for (unsigned small = 0; small < sets; ++small) {
        for (unsigned large = 0; has(family, small) && large < sets; ++large) {
            if (!has(family, large)) continue;
            if (__builtin_popcount(small) >= __builtin_popcount(large)) continue;
            bool found = false;
            for (unsigned one = 1; one < sets; one *= 2) {
                found = found || ((large & ~small & one) != 0 && has(family, small | one));
            }
            if (!found) return false;
        }
    }
    return true;
}

// True iff the greedy choice of a family is the heaviest.
bool greedy_is_heaviest(unsigned family, unsigned sets, const Values& weights) {
    Values order(weights.size());
    std::iota(order.begin(), order.end(), 0u);
    std::stable_sort(order.begin(), order.end(),
                     [&](unsigned i, unsigned j) { return weights[i] > weights[j]; });
    const auto weight = [&](unsigned set) {
        unsigned sum = 0;
        for (std::size_t i = 0; i < weights.size(); ++i) sum += set >> i & 1 ? weights[i] : 0;
        return sum;
    };
    unsigned kept = 0;
    for (const unsigned i : order) {
        if (has(family, kept | 1u << i)) kept |= 1u << i;
    }
    for (unsigned set = 0; set < sets; ++set) {
        if (has(family, set) && weight(set) > weight(kept)) return false;
    }
    return true;
}

TEST(Claims, Matroids) {
    const auto [most, least, greatest] = bounds<3>();
    std::size_t matroids = 0;
    for (unsigned elements = 0; elements <= most; ++elements) {
        const unsigned sets = 1u << elements;
        for (unsigned family = 1; family < 1ull << sets; family += 2) {  // with the empty set
            if (!is_hereditary(family, sets) || !allows_exchange(family, sets)) continue;
            ++matroids;
            for_all_lists(
                elements, greatest,
                [&](const Values& weights) {
                    if (weights.size() != elements) return;
                    ASSERT_TRUE(greedy_is_heaviest(family, sets, weights)) << family;
                },
                least);
        }
    }
    EXPECT_EQ(matroids, 1u + 2 + 5 + 16 + 68);  // OEIS A055545
}

// The family of {}, {x} and {x, y}: the greedy choice is 1, the heaviest one 3.
TEST(Claims, WithoutHeredity) {
    const auto [light, heavy] = bounds<2>();
    const unsigned family = 1u << 0 | 1u << 1 | 1u << 3;
    EXPECT_TRUE(allows_exchange(family, 4));
    EXPECT_FALSE(is_hereditary(family, 4));
    EXPECT_FALSE(greedy_is_heaviest(family, 4, {light, heavy}));
}

TEST(Claims, NewNim) {
    const auto [most, stones] = bounds<2>();
    std::vector<bool> wins_nim;
    for_all_sums(nim_graph(stones), most,
                 [&](std::size_t, const Values&, const std::vector<std::size_t>& options) {
                     wins_nim.push_back(some_loses(wins_nim, options));
                 });
    for_all_lists(
        most, stones,
        [&, base = stones + 1](const Values& heaps) {
            const unsigned all = (1u << heaps.size()) - 1;
            unsigned least = UINT32_MAX, total = 0;
            for (const unsigned heap : heaps) total += heap;
            for (unsigned left = 1; left <= all; ++left) {
                bool wins = true;
                unsigned kept = 0;
                for (std::size_t i = 0; i < heaps.size(); ++i) kept += left >> i & 1 ? heaps[i] : 0;
                for (unsigned answer = left; answer > 0; answer = (answer - 1) & left) {
                    std::size_t position = 0;
                    for (std::size_t i = 0; i < heaps.size(); ++i) {
                        position = position * base + (answer >> i & 1 ? heaps[i] : 0);
                    }
                    wins = wins && wins_nim[position];
                }
                ASSERT_EQ(wins, independent(heaps, left));
                if (wins) least = std::min(least, total - kept);
            }
            ASSERT_EQ(heaps.empty() ? total : least, total - greedy_sum(heaps));
            const auto shown = notes::heaps_to_keep({heaps.begin(), heaps.end()});
            ASSERT_EQ(std::accumulate(shown.begin(), shown.end(), std::uint64_t(0)),
                      greedy_sum(heaps));
        },
        1);
}

TEST(ClaimsTables, NewNim) {
    std::vector<Row> rows = {{"", ""}};
    for (const Values& heaps : std::vector<Values>{
             {5}, {5, 6}, {5, 5}, {1, 2, 3}, {1, 2, 4, 7}, {1, 1, 2}, {5, 5, 6, 6, 5, 5}}) {
        const unsigned total = std::accumulate(heaps.begin(), heaps.end(), 0u);
        rows.push_back({join(heaps, ", "), text(total - greedy_sum(heaps))});
    }
    expect_table(rows);
}

TEST(Claims, FourRelations) {
    const auto [a, b, c, d, e, relations] = bounds<6>();
    const Values list = {a, b, c, d, e};
    unsigned found = 0;
    for (unsigned choice = 0; choice < 32; ++choice) found += chosen_nim_sum(list, choice) == 0;
    EXPECT_EQ(found, relations);
}

TEST(Claims, SixHeapsOfNewNim) {
    const auto [a, b, c, d, e, f, matches] = bounds<7>();
    const Values heaps = {a, b, c, d, e, f};
    unsigned least = UINT32_MAX;
    for (unsigned left = 1; left < 64; ++left) {
        if (!independent(heaps, left)) continue;
        unsigned removed = 0;
        for (std::size_t i = 0; i < heaps.size(); ++i) removed += left >> i & 1 ? 0 : heaps[i];
        least = std::min(least, removed);
    }
    EXPECT_EQ(least, matches);
    EXPECT_EQ(notes::heaps_to_keep({a, b, c, d, e, f}), (std::vector<std::uint64_t>{13, 10, 9, 6}));
}

// The span of a list in ascending order, and a basis as the chapter makes it.
struct Spanned {
    explicit Spanned(const Values& list) {
        std::set<unsigned> sums;
        for (unsigned choice = 0; choice < 1u << list.size(); ++choice) {
            sums.insert(chosen_nim_sum(list, choice));
        }
        span.assign(sums.begin(), sums.end());
        for (const unsigned number : list) {
            notes::insert(basis, number);
            header.insert(number);
        }
        std::sort(basis.begin(), basis.end());
    }
    Values span;
    std::vector<std::uint64_t> basis;
    linear_basis::Basis<unsigned> header;
};

TEST(Claims, GreatestOfTheSpan) {
    const auto [length, greatest, start] = bounds<3>();
    for_all_lists(length, greatest, [start = start](const Values& list) {
        const Spanned spanned(list);
        for (unsigned x = 0; x <= start; ++x) {
            unsigned expected = 0;
            for (const unsigned v : spanned.span) expected = std::max(expected, x ^ v);
            std::uint64_t found = x;
            for (const std::uint64_t b : spanned.basis) found = std::max(found, found ^ b);
            ASSERT_EQ(found, expected);
            ASSERT_EQ(spanned.header.greatest(x), expected);
        }
    });
}

TEST(Claims, InOrder) {
    const auto [length, greatest] = bounds<2>();
    for_all_lists(length, greatest, [](const Values& list) {
        const Spanned spanned(list);
        for (std::size_t k = 0; k < spanned.span.size(); ++k) {
            std::uint64_t sum = 0;
            for (std::size_t i = 0; i < spanned.basis.size(); ++i) {
                if (k >> i & 1) sum ^= spanned.basis[i];
            }
            ASSERT_EQ(sum, spanned.span[k]);
            ASSERT_EQ(spanned.header.kth(k), spanned.span[k]);
        }
    });
}

// Whether the first player wins New Nim once turn 1 has left these heaps, in ascending order;
// wins(heaps) says who wins what turn 2 leaves.
template <class Wins>
bool wins_after_turn_1(const Values& left, Wins wins) {
    for (unsigned answer = 1; answer < 1u << left.size(); ++answer) {
        if (!wins(chosen(left, answer))) return false;
    }
    return true;
}

TEST(Claims, WaysToWinNewNim) {
    const auto [first, last, ways] = bounds<3>();
    Values heaps(last - first + 1);
    std::iota(heaps.begin(), heaps.end(), first);
    auto play = game<Values>(nim_options);
    unsigned found = 0;
    for (unsigned left = 1; left < 1u << heaps.size(); ++left) {
        found += wins_after_turn_1(chosen(heaps, left),
                                   [&](const Values& there) { return play.wins(there); });
    }
    EXPECT_EQ(found, ways);
}

TEST(Claims, NewNimMisere) {
    const auto [most, stones] = bounds<2>();
    auto play = game<Values>(nim_options);
    for_all_lists(
        most, stones,
        [&](Values heaps) {
            std::sort(heaps.begin(), heaps.end());
            unsigned heaviest = 0;
            for (unsigned left = 1; left < 1u << heaps.size(); ++left) {
                const Values kept = chosen(heaps, left);
                const bool wins = wins_after_turn_1(
                    kept, [&](const Values& there) { return play.wins_misere(there); });
                ASSERT_EQ(wins,
                          independent(heaps, left) && !std::count(kept.begin(), kept.end(), 1u));
                const unsigned sum = std::accumulate(kept.begin(), kept.end(), 0u);
                if (wins) heaviest = std::max(heaviest, sum);
            }
            Values large = heaps;
            large.erase(std::remove(large.begin(), large.end(), 1u), large.end());
            ASSERT_EQ(heaviest, greedy_sum(large));
        },
        1);
}

TEST(Claims, MatroidsConverse) {
    const auto [most, least, greatest] = bounds<3>();
    for (unsigned elements = 0; elements <= most; ++elements) {
        const unsigned sets = 1u << elements;
        for (unsigned family = 1; family < 1ull << sets; family += 2) {
            if (!is_hereditary(family, sets) || allows_exchange(family, sets)) continue;
            bool fails = false;
            for_all_lists(
                elements, greatest,
                [&](const Values& weights) {
                    if (weights.size() != elements) return;
                    fails = fails || !greedy_is_heaviest(family, sets, weights);
                },
                least);
            ASSERT_TRUE(fails) << family;
        }
    }
}

}  // namespace claims_linear_basis
