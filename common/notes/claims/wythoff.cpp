// Every theorem, table and period of wythoff.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include "wythoff.hpp"

#include "notes/code/basis.hpp"
#include "notes/code/cold.hpp"
#include "notes/code/nim.hpp"
#include "notes/code/outcome.hpp"
#include "notes/code/remoteness.hpp"
#include "shared.hpp"

namespace claims_wythoff {

using namespace claims_tests;

TEST(ClaimsTables, ColdPairs) {
    std::vector<Row> rows = {{code("k")}, {code("a")}, {code("b")}};
    for (const auto& pair : notes::cold_pairs(12)) {
        rows[0].push_back(text(pair.second - pair.first));
        rows[1].push_back(text(pair.first));
        rows[2].push_back(text(pair.second));
    }
    expect_table(rows);
}

// The heaps that a move leaves. From both heaps it may take numbers that differ by less than m.
std::vector<std::pair<unsigned, unsigned>> wythoff_options(unsigned a, unsigned b, unsigned m) {
    std::vector<std::pair<unsigned, unsigned>> options;
    for (unsigned t = 1; t <= a; ++t) options.emplace_back(a - t, b);
    for (unsigned u = 1; u <= b; ++u) options.emplace_back(a, b - u);
    for (unsigned t = 1; t <= a; ++t) {
        for (unsigned u = t < m ? 1 : t - m + 1; u < t + m && u <= b; ++u) {
            options.emplace_back(a - t, b - u);
        }
    }
    return options;
}

// wins[a][b] for heaps of up to `greatest` stones.
std::vector<std::vector<bool>> wythoff_wins(unsigned greatest, unsigned m = 1) {
    std::vector<std::vector<bool>> wins(greatest + 1, std::vector<bool>(greatest + 1));
    for (unsigned a = 0; a <= greatest; ++a) {
        for (unsigned b = 0; b <= greatest; ++b) {
            for (const auto& option : wythoff_options(a, b, m)) {
                if (!wins[option.first][option.second]) wins[a][b] = true;
            }
        }
    }
    return wins;
}

// How many moves leave a cold pair.
unsigned wythoff_winning_moves(unsigned a, unsigned b, const std::vector<std::vector<bool>>& wins) {
    unsigned winning = 0;
    for (const auto& option : wythoff_options(a, b, 1)) {
        winning += !wins[option.first][option.second];
    }
    return winning;
}

TEST(Claims, ColdPairs) {
    const auto [greatest] = bounds<1>();
    std::set<std::pair<unsigned, unsigned>> cold;
    for (const auto& pair : notes::cold_pairs(greatest)) cold.insert(pair);
    const auto wins = wythoff_wins(greatest);
    for (unsigned a = 0; a <= greatest; ++a) {
        for (unsigned b = 0; b <= greatest; ++b) {
            ASSERT_EQ(wins[a][b], cold.count(std::minmax(a, b)) == 0) << a << ' ' << b;
        }
    }
}

TEST(Claims, TenAndFourteen) {
    const auto [a, b, winning_moves] = bounds<3>();
    const auto wins = wythoff_wins(b);
    EXPECT_EQ(wythoff_winning_moves(a, b, wins), winning_moves);
    EXPECT_FALSE(wins[6][10] || wins[10][6]);
}

TEST(Claims, QueenOnAChessboard) {
    const auto [rows, columns, cold] = bounds<3>();
    ASSERT_EQ(rows, columns);
    unsigned found = 0;
    for (const auto& row : wythoff_wins(rows - 1)) {
        found += static_cast<unsigned>(std::count(row.begin(), row.end(), false));
    }
    EXPECT_EQ(found, cold);
}

TEST(Claims, FiftyAndItsPartner) {
    const auto [a, b] = bounds<2>();
    EXPECT_FALSE(wythoff_wins(b)[a][b]);
}

TEST(Claims, ThreeWinningMoves) {
    const auto [greatest, most, a, b, of_these] = bounds<5>();
    const auto wins = wythoff_wins(greatest);
    for (unsigned x = 0; x <= greatest; ++x) {
        for (unsigned y = 0; y <= greatest; ++y) {
            ASSERT_LE(wythoff_winning_moves(x, y, wins), most);
        }
    }
    EXPECT_EQ(wythoff_winning_moves(a, b, wins), of_these);
    EXPECT_FALSE(wins[5][3] || wins[4][7] || wins[3][5]);
    EXPECT_EQ(wythoff_winning_moves(2, 2, wins), most);
}

TEST(Claims, FraenkelsWythoff) {
    const auto [most, greatest] = bounds<2>();
    for (unsigned m = 1; m <= most; ++m) {
        std::set<std::pair<unsigned, unsigned>> cold;
        std::set<unsigned> used;
        for (unsigned k = 0, a = 0; k <= greatest; ++k) {
            while (used.count(a)) ++a;
            used.insert({a, a + m * k});
            cold.emplace(a, a + m * k);
        }
        const auto wins = wythoff_wins(greatest, m);
        for (unsigned a = 0; a <= greatest; ++a) {
            for (unsigned b = 0; b <= greatest; ++b) {
                ASSERT_EQ(wins[a][b], cold.count(std::minmax(a, b)) == 0) << m;
            }
        }
    }
}

TEST(Claims, GapsInTheTable) {
    const auto [count] = bounds<1>();
    const auto pairs = notes::cold_pairs(count - 1);
    std::set<unsigned> a, b;
    for (unsigned k = 0; k + 1 < count; ++k) {
        a.insert(pairs[k + 1].first - pairs[k].first);
        b.insert(pairs[k + 1].second - pairs[k].second);
    }
    EXPECT_EQ(a, (std::set<unsigned>{1, 2}));
    EXPECT_EQ(b, (std::set<unsigned>{2, 3}));
}

TEST(Claims, IndicesFromTheTable) {
    const auto [first, last] = bounds<2>();
    const auto pairs = notes::cold_pairs(3 * last);
    for (unsigned k = first; k <= last; ++k) {
        const auto pair = pairs[k];
        ASSERT_EQ(pairs[pair.first].first, pair.second - 1);
        ASSERT_EQ(pairs[pair.second].first, pair.first + pair.second);
    }
}

TEST(Claims, TableOfPairs) {
    const auto [count] = bounds<1>();
    std::map<unsigned, unsigned> times;
    unsigned least = 0, a_before = 0, b_before = 0;
    for (unsigned k = 0; k < count; ++k) {
        while (times.count(least) > 0) ++least;
        const unsigned a = least, b = a + k;
        ASSERT_TRUE(k == 0 || (a > a_before && b > b_before && a != b)) << k;
        ++times[a];
        if (b != a) ++times[b];
        a_before = a;
        b_before = b;
    }
    // The next mex is above a_before, since all numbers up to that are used.
    for (unsigned n = 0; n <= a_before; ++n) ASSERT_EQ(times.at(n), 1u);
    for (const auto& number : times) ASSERT_EQ(number.second, 1u);
}

// floor(sqrt(n)), exact.
std::uint64_t square_root(std::uint64_t n) {
    std::uint64_t root = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(n)));
    while (root * root > n) --root;
    while ((root + 1) * (root + 1) <= n) ++root;
    return root;
}

// floor(k phi) = floor((k + sqrt(5 k^2)) / 2); rounding the root down first changes nothing.
std::uint64_t times_golden_ratio(std::uint64_t k) {
    return (k + square_root(5 * k * k)) / 2;
}

TEST(Claims, Beatty) {
    const auto [radicand, greatest] = bounds<2>();
    std::vector<unsigned> golden(greatest + 1), root(greatest + 1);
    const auto hit = [greatest = greatest](std::vector<unsigned>& times, std::uint64_t n) {
        if (n <= greatest) ++times[n];
    };
    for (std::uint64_t k = 1; k <= greatest; ++k) {
        hit(golden, times_golden_ratio(k));      // phi
        hit(golden, times_golden_ratio(k) + k);  // phi^2 = phi + 1
        const std::uint64_t floor = square_root(radicand * k * k);
        hit(root, floor);          // sqrt(2)
        hit(root, floor + 2 * k);  // sqrt(2) + 2 = 1 / (1 - 1 / sqrt(2))
    }
    for (unsigned n = 1; n <= greatest; ++n) ASSERT_TRUE(golden[n] == 1 && root[n] == 1) << n;
}

TEST(Claims, GoldenRatio) {
    const auto [last] = bounds<1>();
    for (const auto& pair : notes::cold_pairs(last)) {
        const std::uint64_t k = pair.second - pair.first;
        ASSERT_EQ(pair.first, times_golden_ratio(k));
        ASSERT_EQ(pair.second, times_golden_ratio(k) + k);
    }
}

// floor(k alpha) = floor((k (2 - m) + sqrt((m^2 + 4) k^2)) / 2).
TEST(Claims, FraenkelsFormula) {
    const auto [most, last] = bounds<2>();
    for (std::int64_t m = 1; m <= most; ++m) {
        std::set<std::int64_t> used;
        std::int64_t a = 0;
        for (std::int64_t k = 0; k <= last; ++k) {
            while (used.count(a)) ++a;
            used.insert({a, a + m * k});
            const auto root = square_root(static_cast<std::uint64_t>((m * m + 4) * k * k));
            ASSERT_EQ((k * (2 - m) + static_cast<std::int64_t>(root)) / 2, a) << m << ' ' << k;
        }
    }
}

TEST(Claims, ExactInequality) {
    const auto [last, greatest] = bounds<2>();
    const auto pairs = notes::cold_pairs(last);
    for (const auto& pair : pairs) {
        ASSERT_TRUE(notes::is_cold(pair.first, pair.second));
        ASSERT_TRUE(wythoff::is_cold(pair.first, pair.second));
    }
    for (unsigned a = 0; a <= greatest; ++a) {
        for (unsigned b = a; b <= greatest; ++b) {
            const bool cold = pairs[b - a].first == a;
            ASSERT_EQ(notes::is_cold(a, b), cold);
            ASSERT_EQ(notes::is_cold(b, a), cold);
            ASSERT_EQ(wythoff::is_cold(b, a), cold);
        }
    }
}

TEST(Claims, DoubleFailsFirst) {
    const auto [a, b] = bounds<2>();
    const WrongPair wrong = first_wrong((1 + std::sqrt(5.0)) / 2);
    EXPECT_EQ(wrong.a, a);
    EXPECT_EQ(wrong.b, b);
    EXPECT_TRUE(wrong.cold);
}

std::string fibonacci_numeral(unsigned n) {
    std::vector<unsigned> fibonacci = {1, 2};
    while (fibonacci.back() <= n) {
        fibonacci.push_back(fibonacci.back() + fibonacci[fibonacci.size() - 2]);
    }
    std::string digits;
    for (auto f = fibonacci.rbegin(); f != fibonacci.rend(); ++f) {
        const bool one = *f <= n;
        if (one) n -= *f;
        if (one || !digits.empty()) digits += one ? '1' : '0';
    }
    return digits;
}

TEST(ClaimsTables, FibonacciNumerals) {
    std::vector<Row> rows = {{code("k"), code("a"), code("b"), "", ""}};
    for (const auto& pair : notes::cold_pairs(10)) {
        if (pair.first == 0) continue;
        rows.push_back({text(pair.second - pair.first), text(pair.first), text(pair.second),
                        code(fibonacci_numeral(pair.first)), code(fibonacci_numeral(pair.second))});
    }
    expect_table(rows);
}

TEST(Claims, FibonacciNumerals) {
    const auto [greatest] = bounds<1>();
    std::vector<std::string> numerals;
    // ways[n]: the sums of different Fibonacci numbers, no two of them neighbours, that make n;
    // those that use the latest number are counted apart.
    Values ways(greatest + 1), with_latest(greatest + 1);
    ways[0] = 1;
    for (unsigned f = 1, next = 2; f <= greatest; next += f, f = next - f) {
        Values with(greatest + 1);
        for (unsigned n = f; n <= greatest; ++n) with[n] = ways[n - f];
        for (unsigned n = 0; n <= greatest; ++n) {
            ways[n] += with_latest[n];
            with_latest[n] = with[n];
        }
    }
    for (unsigned n = 0; n <= greatest; ++n) {
        ASSERT_EQ(ways[n] + with_latest[n], 1u);
        numerals.push_back(fibonacci_numeral(n));
        ASSERT_EQ(numerals.back().find("11"), std::string::npos);
    }
    const auto pairs = notes::cold_pairs(greatest);
    for (unsigned a = 1; a <= greatest; ++a) {
        const std::size_t zeros = numerals[a].size() - 1 - numerals[a].rfind('1');
        const std::string partner = zeros % 2 == 0 ? numerals[a] + "0" : "none";
        for (unsigned b = a + 1; b <= greatest; ++b) {
            ASSERT_EQ(numerals[b] == partner, pairs[b - a].first == a) << a << ' ' << b;
        }
    }
}

}  // namespace claims_wythoff
