// Every theorem, table and period of heap-games.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include "notes/code/basis.hpp"
#include "notes/code/cutting.hpp"
#include "notes/code/cutting_trees.hpp"
#include "notes/code/dag.hpp"
#include "notes/code/grundy.hpp"
#include "notes/code/lasker.hpp"
#include "notes/code/loopy.hpp"
#include "notes/code/moore.hpp"
#include "notes/code/octal.hpp"
#include "notes/code/outcome.hpp"
#include "notes/code/remoteness.hpp"
#include "notes/code/take_away.hpp"
#include "shared.hpp"
#include "sprague_grundy.hpp"
#include "zeckendorf.hpp"

namespace claims_heap_games {

using namespace claims_tests;

// Each position of `heaps` heaps of up to `stones` stones, and whether the player to move wins where
// a move lowers one to k heaps.
std::map<Values, bool> play_moore(unsigned heaps, unsigned stones, unsigned k, bool stuck_wins) {
    auto play = game<Values>([k](const Values& sizes) {
        std::vector<Values> options;
        std::size_t all = 1;
        for (const unsigned size : sizes) all *= size + 1;
        for (std::size_t i = 0; i + 1 < all; ++i) {  // the last one changes nothing
            Values option;
            unsigned lowered = 0;
            std::size_t rest = i;
            for (const unsigned size : sizes) {
                option.push_back(static_cast<unsigned>(rest % (size + 1)));
                rest /= size + 1;
                lowered += option.back() < size;
            }
            if (lowered <= k) options.push_back(option);
        }
        return options;
    });
    std::map<Values, bool> wins;
    std::size_t count = 1;
    for (unsigned i = 0; i < heaps; ++i) count *= stones + 1;
    for (std::size_t i = 0; i < count; ++i) {
        const Values sizes = digits(i, stones + 1, heaps);
        wins[sizes] = stuck_wins ? play.wins_misere(sizes) : play.wins(sizes);
    }
    return wins;
}

bool ones_divide(const Values& heaps, unsigned k) {
    for (unsigned place = 0; place < 32; ++place) {
        unsigned ones = 0;
        for (const unsigned heap : heaps) ones += heap >> place & 1;
        if (ones % (k + 1)) return false;
    }
    return true;
}

TEST(Claims, Moore) {
    const auto [heaps, stones, greatest] = bounds<3>();
    for (unsigned k = 1; k <= greatest; ++k) {
        const std::map<Values, bool> wins = play_moore(heaps, stones, k, false);
        for (const auto& [sizes, won] : wins) {
            ASSERT_EQ(won, !ones_divide(sizes, k));
            const Values left = notes::moore_move(sizes, k);
            unsigned lowered = 0;
            for (std::size_t i = 0; i < sizes.size(); ++i) {
                ASSERT_LE(left[i], sizes[i]);
                lowered += left[i] < sizes[i];
            }
            ASSERT_LE(lowered, k);
            ASSERT_EQ(lowered > 0, won);
            ASSERT_FALSE(wins.at(left));
        }
    }
    EXPECT_EQ(notes::moore_move({2, 3, 5, 6}, 2), (Values{2, 3, 3, 1}));
    EXPECT_EQ(notes::moore_move({1, 4, 5, 7}, 2), (Values{1, 4, 5, 5}));
}

TEST(Claims, MooreMisere) {
    const auto [heaps, stones, greatest] = bounds<3>();
    for (unsigned k = 1; k <= greatest; ++k) {
        for (const auto& [sizes, won] : play_moore(heaps, stones, k, true)) {
            const bool small = *std::max_element(sizes.begin(), sizes.end()) <= 1;
            const auto ones = static_cast<unsigned>(std::count(sizes.begin(), sizes.end(), 1u));
            ASSERT_EQ(won, small ? ones % (k + 1) != 1 : !ones_divide(sizes, k));
        }
    }
}

TEST(ClaimsTables, BoundedByHalf) {
    expect_values(0, values_of(at_most_half_graph(19)));
}

TEST(Claims, BoundedByHalf) {
    const auto [heap] = bounds<1>();
    const Values values = values_of(at_most_half_graph(heap));
    for (unsigned n = 0; n <= heap; ++n) {
        ASSERT_EQ(values[n], n % 2 ? values[n / 2] : n / 2);
    }
}

// Whether the player to move wins with n stones of which at most q may be taken, `next(t)` being the
// bound after a move that took t; wins[n][q] for q up to `most`.
template <class Next>
std::vector<std::vector<bool>> play_take_away(unsigned heap, unsigned most, Next next) {
    std::vector<std::vector<bool>> wins(heap + 1, std::vector<bool>(most + 1));
    for (unsigned n = 0; n <= heap; ++n) {
        for (unsigned q = 1; q <= most; ++q) {
            wins[n][q] = wins[n][q - 1] || (q <= n && !wins[n - q][std::min(next(q), most)]);
        }
    }
    return wins;
}

TEST(ClaimsTables, LeastTerms) {
    std::vector<Row> rows = {{code("n")}, {code("z(n)")}};
    for (unsigned n = 1; n <= 21; ++n) {
        // The sums without neighbours, as sets of the first six Fibonacci numbers and of 21.
        const Values fibonacci = {1, 2, 3, 5, 8, 13, 21};
        for (unsigned set = 1; set < 1u << fibonacci.size(); ++set) {
            unsigned sum = 0, least = 0;
            for (std::size_t i = fibonacci.size(); i-- > 0;) {
                if (set >> i & 1) sum += least = fibonacci[i];
            }
            if (sum != n || (set & set >> 1)) continue;
            rows[0].push_back(text(n));
            rows[1].push_back(text(least));
        }
    }
    expect_table(rows);
}

TEST(Claims, FibonacciNim) {
    const auto [heap, most] = bounds<2>();
    const auto wins = play_take_away(heap, 2 * most, [](unsigned t) { return 2 * t; });
    for (unsigned n = 1; n <= heap; ++n) {
        for (unsigned q = 0; q <= most; ++q) {
            ASSERT_EQ(wins[n][q], q >= zeckendorf::least_term(n));
            ASSERT_EQ(wins[n][q], zeckendorf::winning_move(n, q) > 0);
        }
    }
}

TEST(Claims, TakesOfFibonacciNim) {
    const auto [heap, most] = bounds<2>();
    const auto wins = play_take_away(heap, 2 * most, [](unsigned t) { return 2 * t; });
    for (unsigned n = 1; n <= heap; ++n) {
        std::set<unsigned> takes;
        unsigned rest = n, total = 0;
        while (rest > 0) {
            const unsigned term = static_cast<unsigned>(zeckendorf::least_term(rest));
            rest -= term;
            total += term;
            if (rest == 0 || 2 * total < zeckendorf::least_term(rest)) takes.insert(total);
        }
        for (unsigned t = 1; t <= std::min(n, most); ++t) {
            ASSERT_EQ(!wins[n - t][2 * t], takes.count(t) > 0) << n << ' ' << t;
        }
    }
}

TEST(Claims, Schwenk) {
    const auto [fixed, heap] = bounds<2>();
    // All f that do not decrease with t <= f(t) <= fixed for t < fixed, and f(t) = t from there.
    Values f(heap + 1);
    std::iota(f.begin(), f.end(), 0u);
    const auto check = [&, heap = heap] {
        Values terms = {1};
        while (terms.back() <= heap) {
            std::size_t m = 0;
            while (f[terms[m]] < terms.back()) ++m;
            terms.push_back(terms.back() + terms[m]);
        }
        terms.pop_back();
        // The admissible sums, each without its greatest term first.
        std::vector<Values> least(heap + 1);
        const std::function<void(unsigned, unsigned, unsigned)> extend =
            [&](unsigned sum, unsigned first, unsigned last) {
                if (sum > heap) return;
                least[sum].push_back(first);
                for (const unsigned term : terms) {
                    if (term > last && f[last] < term) extend(sum + term, first, term);
                }
            };
        for (const unsigned term : terms) extend(term, term, term);
        const auto wins = play_take_away(heap, heap, [&](unsigned t) { return f[t]; });
        for (unsigned n = 1; n <= heap; ++n) {
            ASSERT_EQ(least[n].size(), 1u);
            for (unsigned q = 0; q <= heap; ++q) ASSERT_EQ(wins[n][q], q >= least[n][0]);
        }
    };
    const std::function<void(unsigned)> choose = [&, fixed = fixed](unsigned t) {
        if (t == fixed) return check();
        for (f[t] = std::max(t, f[t - 1]); f[t] <= fixed; ++f[t]) choose(t + 1);
        f[t] = t;
    };
    choose(1);
}

TEST(Claims, WinningTake) {
    const auto [heap, greatest] = bounds<2>();
    for (unsigned k = 1; k <= greatest; ++k) {
        const auto wins = play_take_away(heap, heap, [k](unsigned t) { return k * t; });
        for (unsigned n = 0; n <= heap; ++n) {
            for (unsigned q = 0; q <= heap; ++q) {
                const unsigned take = static_cast<unsigned>(notes::winning_take(n, q, k));
                ASSERT_EQ(take > 0, wins[n][q]);
                if (take == 0) continue;
                ASSERT_TRUE(take <= n && take <= q);
                ASSERT_FALSE(wins[n - take][std::min(k * take, heap)]);
            }
        }
    }
}

// Works backwards: which nodes are won and which are lost, by rounds over the whole graph.
struct Named {
    std::vector<bool> won, lost;
};

Named name_backwards(const std::vector<std::vector<std::size_t>>& successors) {
    Named named{std::vector<bool>(successors.size()), std::vector<bool>(successors.size())};
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t v = 0; v < successors.size(); ++v) {
            if (named.won[v] || named.lost[v]) continue;
            const auto& next = successors[v];
            named.won[v] =
                std::any_of(next.begin(), next.end(), [&](std::size_t w) { return named.lost[w]; });
            named.lost[v] =
                std::all_of(next.begin(), next.end(), [&](std::size_t w) { return named.won[w]; });
            changed = changed || named.won[v] || named.lost[v];
        }
    }
    return named;
}

TEST(Claims, PokerNim) {
    const auto [heaps, chips] = bounds<2>();
    // A position: the heaps, the bag of the player to move, the other bag.
    std::vector<Values> positions;
    std::map<Values, std::size_t> index;
    std::size_t count = 1;
    for (unsigned i = 0; i < heaps + 2; ++i) count *= chips + 1;
    for (std::size_t i = 0; i < count; ++i) {
        const Values position = digits(i, chips + 1, heaps + 2);
        if (std::accumulate(position.begin(), position.end(), 0u) > chips) continue;
        index[position] = positions.size();
        positions.push_back(position);
    }
    std::vector<std::vector<std::size_t>> successors;
    for (const Values& position : positions) {
        successors.emplace_back();
        for (unsigned i = 0; i < heaps; ++i) {
            for (unsigned to = 0; to <= position[i] + position[heaps]; ++to) {
                if (to == position[i]) continue;
                Values option = position;
                option[i] = to;
                option[heaps] = position[heaps + 1];
                option[heaps + 1] = position[heaps] + position[i] - to;
                successors.back().push_back(index.at(option));
            }
        }
    }
    const Named named = name_backwards(successors);
    for (std::size_t v = 0; v < positions.size(); ++v) {
        const Values sizes(positions[v].begin(), positions[v].begin() + heaps);
        ASSERT_EQ(named.won[v], nim_sum(sizes) != 0);
        ASSERT_EQ(named.lost[v], nim_sum(sizes) == 0);
    }
}

Values values_of_grundys_game(unsigned heap) {
    return sprague_grundy::grundy_values(heap + 1,
                                         [](unsigned n, sprague_grundy::Options& options) {
                                             for (unsigned part = 1; 2 * part < n; ++part)
                                                 options.to(part, n - part);
                                         });
}

TEST(ClaimsTables, GrundysGame) {
    expect_values(0, values_of_grundys_game(20));
}

TEST(Claims, GrundysGame) {
    const auto [heap, zeros, zero, last] = bounds<4>();
    ASSERT_EQ(zero, 0u);
    const Values values = values_of_grundys_game(heap);
    EXPECT_EQ(std::count(values.begin(), values.end(), 0u), zeros);
    EXPECT_EQ(std::find(values.rbegin(), values.rend(), 0u) - values.rbegin(), heap - last);
    Values first;
    for (unsigned n = 0; first.size() < 12; ++n) {
        if (values[n] == 0) first.push_back(n);
    }
    EXPECT_EQ(first, (Values{0, 1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270}));
}

// Every number of stones may be taken but those of the set.
Values values_all_but(unsigned heap, const Values& set) {
    return sprague_grundy::grundy_values(heap + 1,
                                         [&](unsigned n, sprague_grundy::Options& options) {
                                             for (unsigned take = 1; take <= n; ++take) {
                                                 if (!std::count(set.begin(), set.end(), take))
                                                     options.to(n - take);
                                             }
                                         });
}

struct ArithmeticPeriod {
    unsigned from, length, saltus;
};

// The least `from`, and for it the least length, for which the condition of the chapter holds.
ArithmeticPeriod arithmetic_period(const Values& values, unsigned greatest) {
    Values next = {0};  // next[n]: the least value that no heap below n has
    for (const unsigned value : values) next.push_back(std::max(next.back(), value + 1));
    for (unsigned from = 0;; ++from) {
        for (unsigned length = 1; from + length + greatest <= values.size(); ++length) {
            const unsigned saltus = next[from + length] - next[from];
            bool holds = true;
            for (unsigned n = from; n < from + greatest; ++n) {
                holds = holds && values[n + length] == values[n] + saltus;
            }
            if (holds) return {from, length, saltus};
        }
    }
}

TEST(Claims, AllBut) {
    const auto [greatest, heap] = bounds<2>();
    for_all_sets(greatest, [heap = heap](const Values& set) {
        const Values values = values_all_but(heap, set);
        const ArithmeticPeriod found = arithmetic_period(values, set.back());
        ASSERT_LT(found.from + found.length + set.back(), heap / 2);
        ASSERT_GE(found.saltus, 1u);
        for (unsigned n = found.from; n + found.length <= heap; ++n) {
            ASSERT_EQ(values[n + found.length], values[n] + found.saltus);
        }
    });
}

TEST(ClaimsTables, AllBut) {
    std::vector<Row> rows = {
        {code("S"), code("n_0"), code("p"), code("s"), code("g(0), g(1), \\dots")}};
    for (const Values& set :
         std::vector<Values>{{2}, {1, 2}, {3, 5}, {1, 2, 5, 6, 7}, {2, 3, 6, 8}, {3, 5, 8}}) {
        const Values values = values_all_but(400, set);
        const ArithmeticPeriod found = arithmetic_period(values, set.back());
        rows.push_back({join(set, ", "), text(found.from), text(found.length), text(found.saltus),
                        join(Values(values.begin(), values.begin() + 20), " ")});
    }
    expect_table(rows);
}

TEST(Claims, MoreThanK) {
    const auto [heap, greatest] = bounds<2>();
    for (unsigned k = 1; k <= greatest; ++k) {
        const Values values = values_all_but(heap, numbers_to(k));
        for (unsigned n = 0; n <= heap; ++n) ASSERT_EQ(values[n], n / (k + 1));
    }
}

TEST(Claims, NoMoreThanTheMoveBefore) {
    const auto [heap] = bounds<1>();
    const auto wins = play_take_away(heap, heap, [](unsigned t) { return t; });
    for (unsigned n = 1; n <= heap; ++n) {
        for (unsigned q = 0; q <= heap; ++q) ASSERT_EQ(wins[n][q], q >= (n & -n));
    }
}

}  // namespace claims_heap_games
