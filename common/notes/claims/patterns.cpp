// Every theorem, table and period of patterns.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include "notes/code/lasker.hpp"
#include "shared.hpp"
#include "sprague_grundy.hpp"

namespace claims_patterns {

using namespace claims_tests;

Values lasker_values(unsigned heap) {
    return sprague_grundy::grundy_values(heap + 1,
                                         [](unsigned n, sprague_grundy::Options& options) {
                                             for (unsigned i = 0; i < n; ++i) options.to(i);
                                             for (unsigned a = 1; 2 * a <= n; ++a)
                                                 options.to(a, n - a);
                                         });
}

TEST(ClaimsTables, Lasker) {
    expect_values(0, lasker_values(16));
}

TEST(Claims, Lasker) {
    const auto [heap] = bounds<1>();
    const Values values = lasker_values(heap);
    ASSERT_EQ(values[0], 0u);
    for (unsigned n = 1; n <= heap; ++n) {
        ASSERT_EQ(values[n], n % 4 == 3 ? n + 1 : n % 4 == 0 ? n - 1 : n);
    }
    ASSERT_EQ(notes::lasker_table(heap), values);
    EXPECT_EQ(notes::first_mismatch(values, [](unsigned n) { return n; }), 3u);
    EXPECT_EQ(notes::first_mismatch(values, [&](unsigned n) { return values[n]; }), heap + 1);
}

TEST(Claims, OnlyCrosses) {
    const auto [rows, columns] = bounds<2>();
    ASSERT_EQ(rows * columns, 9u);
    const auto three = [](unsigned crosses) {
        for (const unsigned line :
             {0007u, 0070u, 0700u, 0111u, 0222u, 0444u, 0421u, 0124u}) {  // a digit for each row
            if ((crosses & line) == line) return true;
        }
        return false;
    };
    const std::vector<bool> wins = play_crosses(9, three, true);
    EXPECT_TRUE(wins[0]);
    EXPECT_FALSE(wins[0020]);
    for (unsigned cell = 0; cell < 9; ++cell) {
        const unsigned crosses = 0020 | 1u << cell | 1u << (8 - cell);
        EXPECT_EQ(three(crosses), cell != 4) << cell;
    }
}

TEST(Claims, ThreeAndFourOfLasker) {
    const auto [a, b, winning] = bounds<3>();
    const auto options = [](const Values& heaps) {  // in ascending order
        std::set<Values> all = nim_options(heaps);
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            for (unsigned part = 1; part < heaps[i]; ++part) {
                Values next = heaps;
                next[i] = part;
                next.push_back(heaps[i] - part);
                std::sort(next.begin(), next.end());
                all.insert(next);
            }
        }
        return all;
    };
    auto play = game<Values>(options);
    std::set<Values> found;
    for (const Values& option : options({a, b})) {
        if (!play.wins(option)) found.insert(option);
    }
    EXPECT_EQ(found.size(), winning);
    EXPECT_EQ(found, (std::set<Values>{{3, 3}, {1, 2, 4}}));
}

TEST(Claims, OneStoneAtATime) {
    const auto [heap] = bounds<1>();
    const Values values = octal_values("7", heap);
    for (unsigned n = 0; n <= heap; ++n) ASSERT_EQ(values[n], n % 2);
}

TEST(Claims, ShortDiagonal) {
    const auto [most] = bounds<1>();
    auto play = game<Pair>([](const Pair& cell) {
        std::vector<Pair> options;
        for (unsigned x = 0; x < cell.first; ++x) options.emplace_back(x, cell.second);
        for (unsigned y = 0; y < cell.second; ++y) options.emplace_back(cell.first, y);
        if (cell.first && cell.second) options.emplace_back(cell.first - 1, cell.second - 1);
        return options;
    });
    for (unsigned x = 0; x <= most; ++x) {
        for (unsigned y = 0; y <= most; ++y) {
            const bool lost = x / 3 == y / 3 && (x % 3 + y % 3) % 3 == 0;
            ASSERT_EQ(play.wins({x, y}), !lost) << x << ' ' << y;
        }
    }
}

TEST(Claims, SplittingInThree) {
    const auto [heap] = bounds<1>();
    Values values;
    for (unsigned n = 0; n <= heap; ++n) {
        Values reached = values;
        for (unsigned a = 1; 3 * a <= n; ++a) {
            for (unsigned b = a; a + 2 * b <= n; ++b) {
                reached.push_back(values[a] ^ values[b] ^ values[n - a - b]);
            }
        }
        values.push_back(mex(reached));
        ASSERT_EQ(values[n], n % 8 == 7 ? n + 1 : n > 0 && n % 8 == 0 ? n - 1 : n);
    }
}

}  // namespace claims_patterns
