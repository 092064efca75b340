// Every theorem, table and period of periods.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include "notes/code/basis.hpp"
#include "notes/code/cutting.hpp"
#include "notes/code/cutting_trees.hpp"
#include "notes/code/dag.hpp"
#include "notes/code/grundy.hpp"
#include "notes/code/lasker.hpp"
#include "notes/code/loopy.hpp"
#include "notes/code/moore.hpp"
#include "notes/code/nim.hpp"
#include "notes/code/octal.hpp"
#include "notes/code/outcome.hpp"
#include "notes/code/remoteness.hpp"
#include "notes/code/staircase.hpp"
#include "shared.hpp"
#include "sprague_grundy.hpp"

namespace claims_periods {

using namespace claims_tests;

struct Period {
    unsigned from, length;
};

// The least `from`, and for it the least length, for which the values of a subtraction game repeat
// over a window of `window` heaps.
Period period_of(const Values& values, unsigned window) {
    for (unsigned from = 0;; ++from) {
        for (unsigned length = 1; from + length + window <= values.size(); ++length) {
            const auto first = values.begin() + from;
            if (std::equal(first, first + window, first + length)) return {from, length};
        }
        if (from == values.size()) return {from, 0};
    }
}

TEST(Claims, SubtractionPeriods) {
    const auto [greatest, heap] = bounds<2>();
    for_all_sets(greatest, [heap = heap](const Values& set) {
        const Values values = values_of(subtraction_graph(heap, set));
        const Period period = period_of(values, set.back());
        ASSERT_NE(period.length, 0u);
        for (unsigned n = period.from; n + period.length <= heap; ++n) {
            ASSERT_EQ(values[n], values[n + period.length]);
        }
        ASSERT_EQ(sprague_grundy::grundy_of_subtraction_set(heap + 1, set), values);
    });
}

TEST(ClaimsTables, SubtractionPeriods) {
    std::vector<Row> rows = {{code("S"), code("n_0"), code("p"), code("g(0), g(1), \\dots")}};
    for (const Values& set : std::vector<Values>{{1, 2, 3}, {1, 4}, {2, 5}, {2, 3, 6}, {2, 4, 7}}) {
        const Values values = values_of(subtraction_graph(200, set));
        const Period period = period_of(values, set.back());
        rows.push_back({join(set, ", "), text(period.from), text(period.length),
                        join(Values(values.begin(), values.begin() + 20), " ")});
    }
    expect_table(rows);
}

Values values_of_two_smaller_heaps(unsigned heap) {
    return sprague_grundy::grundy_values(heap + 1,
                                         [](unsigned n, sprague_grundy::Options& options) {
                                             for (unsigned a = 0; a < n; ++a) {
                                                 for (unsigned b = 0; b <= a; ++b) options.to(a, b);
                                             }
                                         });
}

TEST(ClaimsTables, TwoSmallerHeaps) {
    expect_values(0, values_of_two_smaller_heaps(15));
}

TEST(Claims, TwoSmallerHeaps) {
    const auto [heap] = bounds<1>();
    const Values values = values_of_two_smaller_heaps(heap);
    ASSERT_EQ(values[0], 0u);
    unsigned odious = 0;
    for (unsigned n = 1; n <= heap; ++n) {
        do ++odious;
        while (__builtin_popcount(odious) % 2 == 0);
        ASSERT_EQ(values[n], odious);
    }
}

// The nim-sums of all ways to split n stones into `parts` heaps of at least `least`.
void for_all_splits(unsigned n, unsigned parts, unsigned least, const Values& values, unsigned sum,
                    std::set<unsigned>& reached) {
    if (parts == 1) {
        if (n >= least) reached.insert(sum ^ values[n]);
        return;
    }
    for (unsigned part = least; part * parts <= n; ++part) {
        for_all_splits(n - part, parts - 1, part, values, sum ^ values[part], reached);
    }
}

TEST(Claims, SplittingIntoMore) {
    const auto [heap, least, most] = bounds<3>();
    for (unsigned parts = least; parts <= most; ++parts) {
        Values values = {0};
        for (unsigned n = 1; n <= heap; ++n) {
            values.push_back(0);
            std::set<unsigned> reached;
            for_all_splits(n, parts, 1, values, 0, reached);
            values[n] = mex(Values(reached.begin(), reached.end()));
            ASSERT_EQ(values[n], (n - 1) / (parts - 1)) << n << ' ' << parts;
        }
    }
}

TEST(ClaimsTables, OctalValues) {
    std::vector<Row> rows = {{code("n")}};
    for (unsigned n = 0; n <= 20; ++n) rows[0].push_back(text(n));
    for (const std::string digits : {"333", "77", "07"}) {
        rows.emplace_back(1, code("0." + digits));
        for (const unsigned value : octal_values(digits, 20)) rows.back().push_back(text(value));
    }
    expect_table(rows);
}

// Whenever the condition of the theorem holds, the period does.
TEST(Claims, GuySmith) {
    const auto [length, first, other, heap] = bounds<4>();
    for (unsigned code = 0; code < 2u << 3 * length; ++code) {
        const bool splits = code % 2 == 1;
        std::string digits;
        for (unsigned rest = code / 2; rest > 0; rest /= 8) {
            digits += static_cast<char>('0' + rest % 8);
        }
        const unsigned k = static_cast<unsigned>(digits.size());
        if (k == 0 && !splits) continue;  // no digit is not 0
        const Values values = octal_values(digits, heap, splits);
        for (unsigned p = 1; p < heap; ++p) {
            unsigned next_mismatch = heap;
            for (unsigned n = heap - p; n > 0; --n) {
                if (values[n] != values[n + p]) next_mismatch = n;
                if (2 * n + 2 * p + k - 1 > heap) continue;
                ASSERT_TRUE(next_mismatch < 2 * n + p + k || next_mismatch == heap)
                    << digits << ": " << n << ' ' << p;
            }
        }
    }
    EXPECT_EQ(first, 0u);  // the digits before the point
    EXPECT_EQ(other, 4u);
}

// What the theorem would say with n0 = 0: g(n + p) = g(n) for 0 <= n < p + k.
TEST(Claims, GuySmithFromZero) {
    const auto [zero, four, p, heap] = bounds<4>();
    const Values values = octal_values(text(four), heap);
    for (unsigned n = zero; n < p + 1; ++n) EXPECT_EQ(values[n + p], values[n]);
    EXPECT_NE(values[heap], values[heap - p]);
}

struct OctalPeriod {
    unsigned from, length, seen;  // the theorem of Guy and Smith needs the heaps up to `seen`
};

// The least period of an octal game that the theorem proves by heaps up to `heap`.
OctalPeriod octal_period(const std::string& digits, unsigned heap) {
    const Values values = octal_values(digits, heap);
    for (unsigned length = 1; length < heap; ++length) {
        unsigned from = heap + 1 - length;
        while (from > 1 && values[from - 1] == values[from - 1 + length]) --from;
        const unsigned seen = 2 * from + 2 * length + static_cast<unsigned>(digits.size()) - 1;
        if (seen <= heap) return {from, length, seen};
    }
    return {0, 0, 0};
}

const char* const octal_games[] = {"333", "45", "77", "137", "07"};

// octal_period() compares all heaps up to its second argument. The heaps that the theorem needs
// must give the same period.
TEST(Claims, OctalPeriods) {
    const auto [heap] = bounds<1>();
    for (const std::string digits : octal_games) {
        const OctalPeriod proved = octal_period(digits, heap);
        ASSERT_NE(proved.length, 0u) << digits;
        const OctalPeriod seen = octal_period(digits, proved.seen);
        EXPECT_EQ(seen.from, proved.from) << digits;
        EXPECT_EQ(seen.length, proved.length) << digits;
    }
}

TEST(ClaimsTables, OctalPeriods) {
    std::vector<Row> rows = {{"", code("k"), code("n_0"), code("p"), code("2 n_0 + 2 p + k - 1")}};
    const auto [heap] = bounds<1>();
    for (const std::string digits : octal_games) {
        const OctalPeriod period = octal_period(digits, heap);
        rows.push_back({code("0." + digits), text(digits.size()), text(period.from),
                        text(period.length), text(period.seen)});
    }
    expect_table(rows);
}

// The condition of the theorem, for each n0 and p in turn.
TEST(Claims, OctalPrograms) {
    const auto [length, heap] = bounds<2>();
    unsigned periods = 0;
    for (unsigned code = 1; code < 1u << 3 * length; ++code) {
        std::string digits;
        for (unsigned rest = code; rest > 0; rest /= 8) {
            digits += static_cast<char>('0' + rest % 8);
        }
        const unsigned k = static_cast<unsigned>(digits.size());
        const Values values = octal_values(digits, heap);
        ASSERT_EQ(notes::octal_values(digits, heap), values) << digits;
        Period least = {0, 0};
        for (unsigned p = 1; p <= heap && least.length == 0; ++p) {
            for (unsigned n0 = 1; 2 * n0 + 2 * p + k - 1 <= heap && least.length == 0; ++n0) {
                const auto first = values.begin() + n0;
                if (std::equal(first, first + n0 + p + k, first + p)) least = {n0, p};
            }
        }
        const notes::Period proved = notes::proved_period(values, k);
        ASSERT_EQ(proved.from, least.from) << digits;
        ASSERT_EQ(proved.length, least.length) << digits;
        periods += least.length > 0;
    }
    EXPECT_GT(periods, 0u);
    for (const std::string digits : octal_games) {
        const notes::Period proved =
            notes::proved_period(notes::octal_values(digits, 1100), unsigned(digits.size()));
        const OctalPeriod known = octal_period(digits, 1100);
        EXPECT_EQ(proved.from, known.from) << digits;
        EXPECT_EQ(proved.length, known.length) << digits;
    }
}

TEST(ClaimsTables, DawsonExceptions) {
    const Values values = octal_values("07", 200);
    std::vector<Row> rows = {{code("n")}, {code("g(n)")}, {code("g(n + 68)")}};
    for (unsigned n = 0; n < 53; ++n) {
        if (values[n] == values[n + 68]) continue;
        rows[0].push_back(text(n));
        rows[1].push_back(text(values[n]));
        rows[2].push_back(text(values[n + 68]));
    }
    expect_table(rows);
}

TEST(Claims, ThreeLargeHeaps) {
    const auto numbers = bounds<7>();
    const Values values = values_of(subtraction_graph(numbers[2], {2, 5}));
    unsigned sum = 0, winning = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(values[numbers[i]], numbers[i + 3]);
        sum ^= values[numbers[i]];
    }
    for (std::size_t i = 0; i < 3; ++i) {
        for (const unsigned s : {2u, 5u}) {
            winning += (sum ^ values[numbers[i]] ^ values[numbers[i] - s]) == 0;
        }
    }
    EXPECT_EQ(winning, numbers[6]);
    EXPECT_EQ(sum ^ values[numbers[2]] ^ values[numbers[2] - 5], 0u);
}

TEST(Claims, ThreeRowsOfPins) {
    const auto [a, b, c, winning_moves] = bounds<4>();
    auto play = kayles();
    std::set<Values> winning;
    for (const unsigned row : {a, b, c}) {
        Values others;
        for (const unsigned other : {a, b, c}) {
            if (other != row) others.push_back(other);
        }
        for (unsigned down = 1; down <= 2; ++down) {
            for (unsigned left = 0; left <= row - down; ++left) {
                Values next = others;
                next.push_back(left);
                next.push_back(row - down - left);
                std::sort(next.begin(), next.end());
                if (!play.wins(next)) winning.insert(next);
            }
        }
    }
    EXPECT_EQ(winning.size(), winning_moves);
    EXPECT_EQ(winning.count({0, 3, 4, 7}), 1u);
}

TEST(Claims, PinsInACircle) {
    const auto [pins] = bounds<1>();
    for (unsigned n = 1; n <= pins; ++n) {
        for (const bool circle : {false, true}) {
            std::vector<bool> wins(std::size_t(1) << n);
            for (unsigned standing = 0; standing < wins.size(); ++standing) {
                const auto try_pins = [&](unsigned down) {
                    if ((standing & down) == down && !wins[standing ^ down]) wins[standing] = true;
                };
                for (unsigned i = 0; i < n; ++i) {
                    try_pins(1u << i);
                    if (i + 1 < n) try_pins(3u << i);
                }
                if (circle && n >= 2) try_pins(1u << (n - 1) | 1u);
            }
            ASSERT_EQ(wins.back(), !circle || n < 3) << n;
        }
    }
}

TEST(Claims, OneMoreNumber) {
    const auto [greatest, zero, heap] = bounds<3>();
    unsigned sets = 0;
    for_all_sets(greatest, [&, from = zero, last = heap](const Values& set) {
        const Values values = values_of(subtraction_graph(last, set));
        const Period period = period_of(values, set.back());
        if (period.from != from) return;
        ++sets;
        for (const unsigned s : set) {
            Values more = set;
            more.push_back(s + period.length);
            ASSERT_EQ(values_of(subtraction_graph(last, more)), values);
        }
    });
    EXPECT_GT(sets, greatest);
    EXPECT_EQ(values_of(subtraction_graph(heap, {1, 2, 4, 5, 7})),
              values_of(subtraction_graph(heap, {1, 2})));
}

TEST(Claims, DawsonsChess) {
    const auto [heap] = bounds<1>();
    const Values chess = octal_values("137", heap), kayles = octal_values("07", heap + 1);
    for (unsigned n = 0; n <= heap; ++n) ASSERT_EQ(chess[n], kayles[n + 1]) << n;
}

TEST(Claims, DifferentSmallerHeaps) {
    const auto [heap] = bounds<1>();
    Values values;
    for (unsigned n = 0; n <= heap; ++n) {
        Values reached;
        for (unsigned chosen = 0; n > 0 && chosen < 1u << n; ++chosen) {
            unsigned sum = 0;
            for (unsigned smaller = 0; smaller < n; ++smaller) {
                if (chosen >> smaller & 1) sum ^= values[smaller];
            }
            reached.push_back(sum);
        }
        values.push_back(mex(reached));
        ASSERT_EQ(values[n], n == 0 ? 0 : 1u << (n - 1));
    }
}

TEST(Claims, SymmetricSets) {
    const auto [greatest, heap] = bounds<2>();
    unsigned sets = 0;
    for_all_sets(greatest, [&, heap = heap](const Values& set) {
        const unsigned p = set.front() + set.back();  // no other number can do
        for (const unsigned s : set) {
            if (!std::binary_search(set.begin(), set.end(), p - s)) return;
        }
        ++sets;
        const Values values = values_of(subtraction_graph(heap, set));
        for (unsigned n = 0; n + p <= heap; ++n) ASSERT_EQ(values[n + p], values[n]);
    });
    EXPECT_GT(sets, greatest * (greatest - 1) / 2);
}

TEST(Claims, FromAToB) {
    const auto [greatest, heap] = bounds<2>();
    for (unsigned a = 1; a <= greatest; ++a) {
        for (unsigned b = a; b <= greatest; ++b) {
            Values set(b - a + 1);
            std::iota(set.begin(), set.end(), a);
            const Values values = values_of(subtraction_graph(heap, set));
            for (unsigned n = 0; n <= heap; ++n) ASSERT_EQ(values[n], n % (a + b) / a);
        }
    }
}

TEST(Claims, DawsonsKaylesOnBoards) {
    const auto [two, three, columns] = bounds<3>();
    const Values values = octal_values("07", columns);
    for (const unsigned rows : {two, three}) {
        for (unsigned n = 1; n <= columns; ++n) {
            Board board(rows, n);
            EXPECT_EQ(board.value(board.empty()), values[n]) << rows << " x " << n;
        }
    }
}

}  // namespace claims_periods
