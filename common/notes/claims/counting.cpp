// Every theorem, table and number of counting.md and its solutions, by listing what is counted; what is
// lost is found by play.
#include "notes/code/counting.hpp"

#include "shared.hpp"

namespace claims_counting {

using namespace claims_tests;

// Every list whose i-th number is below bounds[i].
template <class Visit>
void for_all_below(const Values& bounds, Visit visit) {
    std::size_t lists = 1;
    for (const unsigned bound : bounds) lists *= bound;
    Values list(bounds.size());
    for (std::size_t i = 0; i < lists; ++i) {
        std::size_t rest = i;
        for (std::size_t j = 0; j < bounds.size(); rest /= bounds[j++]) {
            list[j] = static_cast<unsigned>(rest % bounds[j]);
        }
        visit(list);
    }
}

template <class Counts>
unsigned count_below(const Values& bounds, Counts counts) {
    unsigned found = 0;
    for_all_below(bounds, [&](const Values& list) { found += counts(list); });
    return found;
}

// In every place, `by` divides the number of ones.
bool divides_ones(const Values& heaps, unsigned by) {
    for (unsigned power = 1; power < 1u << 10; power *= 2) {
        unsigned ones = 0;
        for (const unsigned heap : heaps) ones += (heap & power) != 0;
        if (ones % by != 0) return false;
    }
    return true;
}

std::uint64_t choose(unsigned n, unsigned k) {
    return k == 0 ? 1 : n == 0 ? 0 : choose(n - 1, k - 1) + choose(n - 1, k);
}

TEST(Claims, LastHeapIsDetermined) {
    const auto [most, bound] = bounds<2>();
    std::size_t others = 1;
    for (unsigned m = 1; m <= most; ++m, others *= bound) {
        for (unsigned x = 0; x < bound; ++x) {
            ASSERT_EQ(count_below(Values(m, bound),
                                  [&](const Values& heaps) { return nim_sum(heaps) == x; }),
                      others);
        }
    }
}

TEST(Claims, BoundsOfTheirOwn) {
    const auto [most, greatest, nim_sums] = bounds<3>();
    for (unsigned m = 1; m <= most; ++m) {
        for_all_below(Values(m, greatest), [&, last = nim_sums](Values list) {
            for (unsigned& bound : list) ++bound;
            for (unsigned x = 0; x <= last; ++x) {
                ASSERT_EQ(
                    notes::below({list.begin(), list.end()}, x),
                    count_below(list, [&](const Values& heaps) { return nim_sum(heaps) == x; }))
                    << testing::PrintToString(list);
            }
        });
    }
}

TEST(Claims, ListsByTheirSum) {
    const auto [most, sums, divisors] = bounds<3>();
    for (unsigned heaps = 1; heaps <= most; ++heaps) {
        for (unsigned by = 2; by <= divisors; ++by) {
            Values found(sums + 1);
            for_all_below(Values(heaps, sums + 1), [&, sums = sums](const Values& list) {
                const unsigned sum = std::accumulate(list.begin(), list.end(), 0u);
                if (sum <= sums && divides_ones(list, by)) ++found[sum];
            });
            const auto shown = notes::by_sum(heaps, sums, by);
            ASSERT_EQ(Values(shown.begin(), shown.end()), found);
        }
    }
}

// The lost beginnings of coins on a strip: of sets of cells, as bits.
unsigned lost_strips(unsigned cells, unsigned coins) {
    auto play = game<unsigned>([](unsigned set) {
        Values options;
        for (unsigned from = 0; set >> from > 0; ++from) {
            if (!(set >> from & 1)) continue;
            for (unsigned to = from; to-- > 0 && !(set >> to & 1);) {
                options.push_back(set ^ 1u << from ^ 1u << to);
            }
        }
        return options;
    });
    unsigned lost = 0;
    for (unsigned set = 0; set < 1u << cells; ++set) {
        lost += ones(set) == coins && !play.wins(set);
    }
    return lost;
}

TEST(Claims, CoinsOnAStrip) {
    const auto [most] = bounds<1>();
    for (unsigned n = 1; n <= most; ++n) {
        for (unsigned m = 1; m <= n; ++m) {
            const unsigned h = (m + 1) / 2;
            const auto lists = notes::by_sum(h, n - m, 2);
            std::uint64_t lost = 0;
            for (unsigned s = 0; s <= n - m; ++s) lost += lists[s] * choose(n - s - h, m - h);
            ASSERT_EQ(lost, lost_strips(n, m)) << n << ' ' << m;
        }
    }
}

TEST(ClaimsTables, LostStrips) {
    std::vector<Row> rows = {{"`n`", "`m = 1`", "`m = 2`", "`m = 3`", "`m = 4`", "`m = 5`"}};
    for (unsigned n = 5; n <= 10; ++n) {
        rows.push_back({std::to_string(n)});
        for (unsigned m = 1; m <= 5; ++m) rows.back().push_back(std::to_string(lost_strips(n, m)));
    }
    expect_table(rows);
}

TEST(Claims, LostHeapsOfFibonacciNim) {
    const auto [most, limits] = bounds<2>();
    auto play = game<Pair>([](const Pair& at) {
        std::vector<Pair> options;
        for (unsigned t = 1; t <= std::min(at.first, at.second); ++t) {
            options.emplace_back(at.first - t, 2 * t);
        }
        return options;
    });
    Values fibonacci = {0, 1, 1};
    while (fibonacci.back() <= most + limits) {
        fibonacci.push_back(fibonacci.back() + fibonacci[fibonacci.size() - 2]);
    }
    for (unsigned q = 1; q <= limits; ++q) {
        unsigned j = 2, lost = 0;
        while (fibonacci[j] <= q) ++j;
        for (unsigned n = 1; n <= most; ++n) {
            lost += !play.wins({n - 1, q});  // the heaps below n
            unsigned told = 0, rest = n;
            bool short_term = false;
            for (std::size_t i = fibonacci.size() - 1; i >= 2; --i) {
                if (fibonacci[i] > rest) continue;
                rest -= fibonacci[i];
                if (i >= j) told += fibonacci[i - j + 2];
                short_term = short_term || i < j;
            }
            ASSERT_EQ(told + short_term, lost) << n << ' ' << q;
        }
    }
}

std::int64_t mean_of_powers(std::vector<std::int64_t> numbers, unsigned m, unsigned nim_sum = 0) {
    notes::transform(numbers);
    std::int64_t sum = 0;
    for (unsigned w = 0; w < numbers.size(); ++w) {
        std::int64_t power = ones(w & nim_sum) % 2 == 0 ? 1 : -1;
        for (unsigned i = 0; i < m; ++i) power *= numbers[w];
        sum += power;
    }
    EXPECT_EQ(sum % static_cast<std::int64_t>(numbers.size()), 0);
    return sum / static_cast<std::int64_t>(numbers.size());
}

// How many lists of m components have each nim-sum, if numbers[v] of a component have the value v.
std::vector<std::int64_t> by_nim_sum(const Values& numbers, unsigned m) {
    std::vector<std::int64_t> found(numbers.size());
    for_all_below(Values(m, static_cast<unsigned>(numbers.size())), [&](const Values& values) {
        std::int64_t product = 1;
        for (const unsigned v : values) product *= numbers[v];
        found[nim_sum(values)] += product;
    });
    return found;
}

TEST(Claims, MeanOfThePowers) {
    const auto [size, greatest, most] = bounds<3>();
    for_all_below(Values(size, greatest + 1), [most = most](const Values& numbers) {
        for (unsigned m = 1; m <= most; ++m) {
            ASSERT_EQ(mean_of_powers({numbers.begin(), numbers.end()}, m),
                      by_nim_sum(numbers, m)[0]);
        }
    });
}

TEST(Claims, ThreeHeapsOfOneOrTwo) {
    const auto [heaps, least, most, one, two, lost] = bounds<6>();
    auto play = game<Values>([one = one, two = two](const Values& position) {
        std::vector<Values> options;
        for (std::size_t i = 0; i < position.size(); ++i) {
            for (const unsigned taken : {one, two}) {
                if (taken > position[i]) continue;
                options.push_back(position);
                options.back()[i] -= taken;
            }
        }
        return options;
    });
    EXPECT_EQ(count_below(Values(heaps, most + 1 - least),
                          [&](const Values& position) { return !play.wins(position); }),
              lost);
}

TEST(Claims, AsManyInMisereNim) {
    const auto [most, stones] = bounds<2>();
    auto play = game<Values>(nim_options);
    for (unsigned m = 1; m <= most; ++m) {
        for (unsigned bound = 2; bound <= stones + 1; bound *= 2) {
            unsigned normal = 0, misere = 0;
            for_all_below(Values(m, bound), [&](const Values& heaps) {
                normal += !play.wins(heaps);
                misere += !play.wins_misere(heaps);
            });
            ASSERT_EQ(normal, misere);
        }
    }
}

TEST(Claims, MooreCounted) {
    const auto [most, bound, lowered] = bounds<3>();
    for (unsigned k = 1; k <= lowered; ++k) {
        auto play = game<Values>([k](const Values& heaps) {
            std::vector<Values> options;
            for_all_below(heaps, [&](const Values& taken) {  // one less of each, and then the rest
                const auto moved = static_cast<unsigned>(
                    std::count_if(taken.begin(), taken.end(), [](unsigned t) { return t > 0; }));
                if (moved == 0 || moved > k) return;
                options.push_back(heaps);
                for (std::size_t i = 0; i < heaps.size(); ++i) options.back()[i] -= taken[i];
            });
            return options;
        });
        for (unsigned m = 1; m <= most; ++m) {
            std::uint64_t column = 0, told = 1;
            for (unsigned ones = 0; ones <= m; ones += k + 1) column += choose(m, ones);
            for (unsigned power = 1; power < bound; power *= 2) told *= column;
            // A heap is one more than its stones, so that it may be lowered to 1.
            ASSERT_EQ(count_below(Values(m, bound),
                                  [&](Values heaps) {
                                      for (unsigned& heap : heaps) ++heap;
                                      return !play.wins(heaps);
                                  }),
                      told);
        }
    }
}

TEST(Claims, MostFrequentNimSum) {
    const auto [size, greatest, two, four] = bounds<4>();
    for_all_below(Values(size, greatest + 1), [two = two, four = four](const Values& numbers) {
        for (unsigned m = two; m <= four; m += 2) {
            const auto found = by_nim_sum(numbers, m);
            for (unsigned x = 0; x < numbers.size(); ++x) {
                ASSERT_LE(found[x], found[0]);
                ASSERT_EQ(found[x], mean_of_powers({numbers.begin(), numbers.end()}, m, x));
            }
        }
    });
}

}  // namespace claims_counting
