// Every theorem, table and number of beyond.md and its solutions, by the moves of the games.
#include "notes/code/beyond.hpp"

#include "shared.hpp"

namespace claims_beyond {

using namespace claims_tests;

// A lone white cell of each quotient up to `last`: what the moves lead to is told by the values of the
// quotients q / 2, q / 3, ..., q / q.
template <class Reached>
Values by_quotients(unsigned last, Reached reached) {
    Values values(last + 1);
    for (unsigned q = 1; q <= last; ++q) {
        Values others;
        for (unsigned j = 2; j <= q; ++j) others.push_back(values[q / j]);
        values[q] = mex(reached(others));
    }
    return values;
}

Values prefixes(const Values& others) {
    Values sums(1, 0);
    for (const unsigned value : others) sums.push_back(sums.back() ^ value);
    return sums;
}

// White cells are the ones of a number, cell 1 the lowest.
auto turning(unsigned n) {
    return game<unsigned>([n](unsigned white) {
        Values options;
        for (unsigned x = 1; x <= n; ++x) {
            if ((white >> (x - 1) & 1) == 0) continue;
            unsigned next = white;
            for (unsigned cell = x; cell <= n; cell += x) {
                options.push_back(next ^= 1u << (cell - 1));
            }
        }
        return options;
    });
}

TEST(Claims, QuotientValues) {
    const auto [cells, lone] = bounds<2>();
    for (unsigned n = 1; n <= cells; ++n) {
        auto play = turning(n);
        notes::Quotients g = notes::turning_multiples(n);
        for (unsigned white = 0; white < 1u << n; ++white) {
            unsigned sum = 0;
            for (unsigned x = 1; x <= n; ++x) {
                if (white >> (x - 1) & 1) sum ^= g.of(n / x);
            }
            ASSERT_EQ(play.value(white), sum);
        }
    }
    const Values g = by_quotients(lone, prefixes);
    for (unsigned n = 1; n <= lone; ++n) {
        Values cell(n + 1);
        for (unsigned x = n; x > 0; --x) {
            Values others;
            for (unsigned other = 2 * x; other <= n; other += x) others.push_back(cell[other]);
            cell[x] = mex(prefixes(others));
            ASSERT_EQ(cell[x], g[n / x]);
            ASSERT_EQ(cell[x], notes::turning_multiples(n).of(n / x));
        }
    }
}

TEST(ClaimsTables, QuotientValues) {
    const Values g = by_quotients(16, prefixes);
    std::vector<Row> rows = {{code("q")}, {code("g(q)")}};
    for (unsigned q = 1; q <= 16; ++q) {
        rows[0].push_back(text(q));
        rows[1].push_back(text(g[q]));
    }
    expect_table(rows);
}

std::set<unsigned> quotients(unsigned n) {
    std::set<unsigned> all;
    for (unsigned x = 1; x <= n; ++x) all.insert(n / x);
    return all;
}

TEST(Claims, QuotientsOfANumber) {
    const auto [greatest] = bounds<1>();
    for (unsigned n = 1; n <= greatest; ++n) {
        const std::set<unsigned> all = quotients(n);
        ASSERT_LE(all.size() * all.size(), 4 * n);
        for (unsigned q = 0; q < n; ++q) ASSERT_EQ(n / (n / (q + 1)), *all.upper_bound(q));
        for (unsigned j = 1; j <= n; ++j) {
            const unsigned last = n / (n / j);
            ASSERT_EQ(n / last, n / j);
            ASSERT_TRUE(last == n || n / (last + 1) < n / j);
        }
    }
}

TEST(Claims, HowManyQuotients) {
    const auto [greatest] = bounds<1>();
    for (unsigned n = 1; n <= greatest; ++n) {
        unsigned root = 1;
        while ((root + 1) * (root + 1) <= n) ++root;
        ASSERT_EQ(quotients(n).size(), 2 * root - (n < root * (root + 1)));
    }
}

// Of the heaps up to `heap`, where at most the k-th part may be taken.
Values by_parts(unsigned heap, unsigned k) {
    Graph graph(heap + 1);
    for (unsigned n = 0; n <= heap; ++n) {
        for (unsigned taken = 1; taken <= n / k; ++taken) graph[n].push_back(n - taken);
    }
    return values_of(graph);
}

TEST(Claims, PartOfAHeap) {
    const auto [heap, greatest] = bounds<2>();
    for (unsigned k = 2; k <= greatest; ++k) {
        const Values values = by_parts(heap, k);
        for (unsigned n = 0; n <= heap; ++n) {
            ASSERT_EQ(values[n], n % k == 0 ? n / k : values[n - n / k - 1]);
            ASSERT_EQ(values[n], notes::part_of_a_heap(n, k));
            Values window(values.begin() + (n - n / k), values.begin() + n + 1);
            std::sort(window.begin(), window.end());
            for (unsigned v = 0; v < window.size(); ++v) ASSERT_EQ(window[v], v);
            unsigned rounds = 0, left = n;
            double large = 0;  // rounds with a quotient of at least k
            for (; left % k != 0; ++rounds) {
                const unsigned step = left / k + 1;
                large += left / k >= k;
                left -= (left % k + step - 1) / step * step;
            }
            ASSERT_LE(rounds, n / k + 1);
            ASSERT_LE(rounds - large, k);
            ASSERT_LE(large, k * std::log(n + 1));
        }
    }
}

TEST(ClaimsTables, AThirdOfAHeap) {
    expect_values(0, by_parts(18, 3));
}

TEST(Claims, NextOfTheSameValue) {
    const auto [heap, least, greatest] = bounds<3>();
    for (unsigned k = least; k <= greatest; ++k) {
        const Values values = by_parts(heap, k);
        for (unsigned z = 0; z + z / (k - 1) + 1 <= heap; ++z) {
            const auto next = std::find(values.begin() + z + 1, values.end(), values[z]);
            ASSERT_EQ(next - values.begin(), z + z / (k - 1) + 1);
        }
    }
}

TEST(Claims, ValuesByBits) {
    const auto [greatest, heap] = bounds<2>();
    constexpr unsigned kHeaps = 128;
    ASSERT_EQ(heap + 1, kHeaps);
    for_all_sets(greatest, [last = heap](const Values& set) {
        std::bitset<kHeaps> bits;
        for (const unsigned s : set) bits.set(s);
        ASSERT_EQ(notes::values_by_bits(bits), values_of(subtraction_graph(last, set)));
    });
}

// The values of a game in which a move that takes j stones leaves i heaps if bit i of allowed[j - 1]
// is set.
Values by_allowed(const Values& allowed, unsigned heap) {
    Values values;
    for (unsigned n = 0; n <= heap; ++n) {
        Values reached;
        for (unsigned j = 1; j <= allowed.size() && j <= n; ++j) {
            const unsigned rest = n - j, may = allowed[j - 1];
            if (has(may, 0) && rest == 0) reached.push_back(0);
            if (has(may, 1) && rest > 0) reached.push_back(values[rest]);
            for (unsigned a = 1; a < rest; ++a) {
                if (has(may, 2)) reached.push_back(values[a] ^ values[rest - a]);
                for (unsigned b = 1; has(may, 3) && a + b < rest; ++b) {
                    reached.push_back(values[a] ^ values[b] ^ values[rest - a - b]);
                }
            }
        }
        values.push_back(mex(reached));
    }
    return values;
}

TEST(Claims, PeriodsOfSeveralParts) {
    const auto [taken, most, heap] = bounds<3>();
    const unsigned codes = 2u << most;
    unsigned proved = 0;
    for (unsigned code = 1; code < std::pow(codes, taken); ++code) {
        const Values allowed = digits(code, codes, taken);
        const Values values = by_allowed(allowed, heap);
        unsigned parts = 1, k = 1;
        for (unsigned j = 1; j <= taken; ++j) {
            for (unsigned i = 2; i <= most; ++i) {
                if (has(allowed[j - 1], i)) parts = std::max(parts, i);
            }
            if (allowed[j - 1] != 0) k = j;
        }
        // What the theorem proves by the first values holds for the others.
        for (unsigned known = 1; known <= heap; ++known) {
            const auto [from, period] =
                notes::proved_period({values.begin(), values.begin() + known}, k, parts);
            if (period == 0) continue;
            ++proved;
            for (std::size_t n = from; n + period <= heap; ++n) {
                ASSERT_EQ(values[n + period], values[n]) << code;
            }
        }
    }
    EXPECT_GT(proved, 0u);
    const Values seventeen = by_allowed({15, 3}, 16);
    const auto [from, period] = notes::proved_period(seventeen, 2, 3);
    EXPECT_EQ(from, 1u);
    EXPECT_EQ(period, 4u);
    EXPECT_EQ(notes::proved_period({seventeen.begin(), seventeen.end() - 1}, 2, 3).period, 0u);
    const auto kayles = notes::proved_period(octal_values("77", 167), 2, 2);
    EXPECT_EQ(kayles.from, 71u);
    EXPECT_EQ(kayles.period, 12u);
}

TEST(ClaimsTables, RareHeaps) {
    std::vector<Row> rows = {{"", code("M"), code("r"), code("n"), code("\\max g")}};
    for (const std::string game : {"77", "44", "56", "16", "36", "37", "007"}) {
        const Values values = notes::octal_by_mask(game, 15, 5000);
        std::vector<unsigned> counts(values.size());
        unsigned best = 0, fewest = static_cast<unsigned>(values.size()) + 1;
        for (unsigned mask = 1; mask <= 255; ++mask) {
            const auto rare =
                static_cast<unsigned>(std::count_if(values.begin(), values.end(), [&](unsigned v) {
                    return !notes::is_common(v, mask);
                }));
            if (rare < fewest) {
                fewest = rare;
                best = mask;
            }
        }
        std::size_t last = values.size() - 1;
        while (notes::is_common(values[last], best)) --last;
        rows.push_back({code("0." + game), text(best), text(fewest), text(last),
                        text(*std::max_element(values.begin(), values.end()))});
    }
    expect_table(rows);
}

TEST(Claims, OctalByMask) {
    const auto [places, least, greatest, heap] = bounds<4>();
    for (unsigned number = 0; number < std::pow(8, places); ++number) {
        std::string game;
        for (const unsigned digit : digits(number, 8, places)) game += text(digit);
        const Values values = octal_values(game, heap);
        for (unsigned mask = least; mask <= greatest; ++mask) {
            ASSERT_EQ(notes::octal_by_mask(game, mask, heap), values) << game << ' ' << mask;
            for (unsigned n = 0; n < heap; ++n) {
                ASSERT_EQ(
                    notes::is_common(values[n] ^ values[heap], mask),
                    notes::is_common(values[n], mask) != notes::is_common(values[heap], mask));
            }
        }
    }
}

unsigned digits_of(unsigned q) {
    return q == 0 ? 0 : 1 + digits_of(q / 2);
}

TEST(Claims, OneMultiple) {
    const auto [greatest] = bounds<1>();
    const Values values = by_quotients(greatest, [](Values others) {
        others.push_back(0);
        return others;
    });
    for (unsigned q = 1; q <= greatest; ++q) ASSERT_EQ(values[q], digits_of(q));
}

TEST(Claims, AnyMultiples) {
    const auto [greatest] = bounds<1>();
    const Values values = by_quotients(greatest, [](const Values& others) {
        std::set<unsigned> sums = {0};
        for (const unsigned value : std::set<unsigned>(others.begin(), others.end())) {
            for (const unsigned sum : std::set<unsigned>(sums)) sums.insert(sum ^ value);
        }
        return Values(sums.begin(), sums.end());
    });
    for (unsigned q = 1; q <= greatest; ++q) ASSERT_EQ(values[q], 1u << (digits_of(q) - 1));
}

}  // namespace claims_beyond
