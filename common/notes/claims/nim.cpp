// Every theorem, table and period of nim.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include "notes/code/nim.hpp"

#include "notes/code/basis.hpp"
#include "notes/code/outcome.hpp"
#include "notes/code/remoteness.hpp"
#include "shared.hpp"
#include "sprague_grundy.hpp"

namespace claims_nim {

using namespace claims_tests;

// The heaps 5, 7, 9 in binary, and their nim-sum.
TEST(ClaimsTables, Columns) {
    std::vector<Row> rows = {{"", "8", "4", "2", "1"}};
    for (const unsigned number : {5u, 7u, 9u, nim_sum({5, 7, 9})}) {
        rows.push_back({bold(text(number))});
        for (const unsigned place : {8u, 4u, 2u, 1u}) {
            rows.back().push_back(text(number / place % 2));
        }
    }
    expect_table(rows);
}

// A plays as the theorem says, B as told.
TEST(ClaimsTables, FiveSevenNine) {
    const std::vector<std::pair<std::size_t, unsigned>> told = {{1, 3}, {1, 1}, {0, 0}};
    Values heaps = {5, 7, 9};
    std::vector<Row> rows = {{"", "", "", "", "xor", "leading 1"}};
    const auto add = [&](const std::string& player, std::size_t changed) {
        rows.push_back({player});
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            rows.back().push_back(i == changed ? bold(text(heaps[i])) : text(heaps[i]));
        }
        const unsigned sum = nim_sum(heaps);
        unsigned leading = 1;
        while (leading * 2 <= sum) leading *= 2;
        rows.back().push_back(text(sum));
        rows.back().push_back(sum == 0 ? "" : text(leading));
    };
    add("", heaps.size());
    for (std::size_t turn = 0; nim_sum(heaps) != 0; ++turn) {
        const auto winning = notes::winning_moves(heaps);
        ASSERT_EQ(winning.size(), turn == told.size() ? 1u : winning.size());
        heaps[winning[0].first] = winning[0].second;
        add(bold("A"), winning[0].first);
        if (turn == told.size()) break;
        ASSERT_LT(told[turn].second, heaps[told[turn].first]);
        heaps[told[turn].first] = told[turn].second;
        add(bold("B"), told[turn].first);
    }
    expect_table(rows);
}

TEST(ClaimsTables, NimSum) {
    expect_square("xor", 0, 7, [](unsigned a, unsigned b) { return text(a ^ b); });
}

TEST(Claims, Bouton) {
    const auto [heaps, stones] = bounds<2>();
    std::vector<bool> wins;
    for_all_sums(nim_graph(stones), heaps,
                 [&](std::size_t, const Values& sizes, const std::vector<std::size_t>& options) {
                     wins.push_back(some_loses(wins, options));
                     ASSERT_EQ(wins.back(), nim_sum(sizes) != 0);
                     ASSERT_EQ(wins.back(), sprague_grundy::first_wins(sizes.begin(), sizes.end()));
                 });
}

TEST(Claims, WinningMovesOfNim) {
    const auto [heaps, stones] = bounds<2>();
    std::vector<bool> wins;
    for_all_sums(nim_graph(stones), heaps,
                 [&](std::size_t, const Values& sizes, const std::vector<std::size_t>& options) {
                     wins.push_back(some_loses(wins, options));
                     const auto winning = std::count_if(options.begin(), options.end(),
                                                        [&](std::size_t i) { return !wins[i]; });
                     const unsigned sum = nim_sum(sizes);
                     long claimed = 0;
                     for (const unsigned size : sizes) claimed += (size ^ sum) < size;
                     ASSERT_EQ(winning, claimed);
                     ASSERT_EQ(winning % 2 == 1, wins.back());
                     const auto listed = notes::winning_moves(sizes);
                     ASSERT_EQ(static_cast<long>(listed.size()), winning);
                     for (const auto& move : listed) {
                         Values next = sizes;
                         next[move.first] = move.second;
                         ASSERT_LT(move.second, sizes[move.first]);
                         ASSERT_EQ(nim_sum(next), 0u);
                     }
                 });
}

TEST(Claims, ThreeFourFive) {
    const auto [a, b, c, winning] = bounds<4>();
    const auto moves = notes::winning_moves({a, b, c});
    ASSERT_EQ(moves.size(), winning);
    EXPECT_EQ(moves[0], std::make_pair(std::size_t(0), 1u));
}

TEST(Claims, WinningMovesOfFiveHeaps) {
    const auto [heaps, stones] = bounds<2>();
    std::set<std::size_t> numbers;
    std::vector<bool> wins;
    for_all_sums(nim_graph(stones), heaps,
                 [&](std::size_t, const Values&, const std::vector<std::size_t>& options) {
                     wins.push_back(some_loses(wins, options));
                     numbers.insert(static_cast<std::size_t>(std::count_if(
                         options.begin(), options.end(), [&](std::size_t i) { return !wins[i]; })));
                 });
    EXPECT_EQ(numbers, (std::set<std::size_t>{0, 1, 3, 5}));
}

TEST(Claims, HeapsOfEachSize) {
    const auto [greatest] = bounds<1>();
    auto play = game<Values>(nim_options);
    for (unsigned n = 1; n <= greatest; ++n) ASSERT_EQ(play.wins(numbers_to(n)), n % 4 != 3) << n;
}

TEST(Claims, ThreeSmallHeaps) {
    const auto [stones, p_positions] = bounds<2>();
    std::vector<bool> wins;
    for_all_sums(nim_graph(stones - 1), 3,
                 [&](std::size_t, const Values&, const std::vector<std::size_t>& options) {
                     wins.push_back(some_loses(wins, options));
                 });
    EXPECT_EQ(std::count(wins.begin(), wins.end(), false), static_cast<long>(p_positions));
}

TEST(Claims, NimSumWithoutBinary) {
    const auto [greatest] = bounds<1>();
    std::vector<Values> table(greatest + 1, Values(greatest + 1));
    for (unsigned a = 0; a <= greatest; ++a) {
        for (unsigned b = 0; b <= greatest; ++b) {
            std::set<unsigned> seen;
            for (unsigned i = 0; i < a; ++i) seen.insert(table[i][b]);
            for (unsigned i = 0; i < b; ++i) seen.insert(table[a][i]);
            while (seen.count(table[a][b])) ++table[a][b];
            ASSERT_EQ(table[a][b], a ^ b);
        }
    }
}

}  // namespace claims_nim
