// Every theorem, table and period of bash.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include "notes/code/outcome.hpp"
#include "shared.hpp"
#include "sprague_grundy.hpp"

namespace claims_bash {

using namespace claims_tests;

// Whether the player to move wins, for heaps of 0 to `heap` stones. With stuck_wins, a player who
// cannot move wins.
std::vector<bool> play_one_heap(unsigned heap, const Values& set, bool stuck_wins = false) {
    std::vector<bool> wins;
    for_all_sums(subtraction_graph(heap, set), 1,
                 [&](std::size_t, const Values&, const std::vector<std::size_t>& options) {
                     wins.push_back(options.empty() ? stuck_wins : some_loses(wins, options));
                 });
    return wins;
}

TEST(Claims, Bash) {
    const auto [heap, greatest] = bounds<2>();
    for (unsigned k = 1; k <= greatest; ++k) {
        const std::vector<bool> wins = play_one_heap(heap, numbers_to(k));
        const Graph graph = subtraction_graph(heap, numbers_to(k));
        EXPECT_EQ(notes::n_positions(heap, [&](unsigned n) { return graph[n]; }), wins);
        for (unsigned n = 0; n <= heap; ++n) ASSERT_EQ(wins[n], n % (k + 1) != 0);
    }
}

TEST(Claims, MultiplesOfM) {
    const auto [greatest_m, greatest_s, heap] = bounds<3>();
    for_all_sets(greatest_s, [&, heap = heap, greatest = greatest_m](const Values& set) {
        unsigned m = 1;
        while (std::count(set.begin(), set.end(), m)) ++m;
        const auto is_multiple = [m](unsigned s) { return s % m == 0; };
        if (m < 2 || m > greatest || std::any_of(set.begin(), set.end(), is_multiple)) return;
        const std::vector<bool> wins = play_one_heap(heap, set);
        for (unsigned n = 0; n <= heap; ++n) ASSERT_EQ(wins[n], n % m != 0);
    });
}

TEST(ClaimsTables, MultiplesOfM) {
    const unsigned heap = 24;
    Values primes = {1}, powers = {1};
    for (unsigned n = 2; n <= heap; ++n) {
        unsigned p = 2, rest = n;
        while (n % p) ++p;
        while (rest % p == 0) rest /= p;
        if (p == n) primes.push_back(n);
        if (rest == 1) powers.push_back(n);
    }
    std::vector<Row> rows = {{"`S` \\ `n`"}};
    for (unsigned n = 0; n <= heap; ++n) rows[0].push_back(text(n));
    for (const Values& set : {numbers_to(3), primes, powers}) {
        const Values shown(set.begin(), set.begin() + std::min<long>(9, long(set.size())));
        rows.emplace_back(1, join(shown, ", ") + (shown == set ? "" : ", ..."));
        for (const bool wins : play_one_heap(heap, set)) rows.back().push_back(wins ? "" : "P");
    }
    expect_table(rows);
}

TEST(Claims, PowersOfTwo) {
    const auto [heap] = bounds<1>();
    Values powers = {1};
    while (powers.back() <= heap) powers.push_back(2 * powers.back());
    const std::vector<bool> wins = play_one_heap(heap, powers);
    for (unsigned n = 0; n <= heap; ++n) ASSERT_EQ(wins[n], n % 3 != 0);
}

TEST(Claims, OneThreeFour) {
    const auto [heap] = bounds<1>();
    const std::vector<bool> wins = play_one_heap(heap, {1, 3, 4});
    for (unsigned n = 0; n <= heap; ++n) ASSERT_EQ(wins[n], n % 7 != 0 && n % 7 != 2);
}

TEST(Claims, LastStoneLosesAndMultiplesOfM) {
    const auto [greatest_m, greatest_s, heap] = bounds<3>();
    for_all_sets(greatest_s, [&, heap = heap, greatest = greatest_m](const Values& set) {
        unsigned m = 1;
        while (std::count(set.begin(), set.end(), m)) ++m;
        const auto is_multiple = [m](unsigned s) { return s % m == 0; };
        if (m < 2 || m > greatest || std::any_of(set.begin(), set.end(), is_multiple)) return;
        const std::vector<bool> wins = play_one_heap(heap, set, true);
        for (unsigned n = 0; n <= heap; ++n) ASSERT_EQ(wins[n], n % m != 1);
    });
}

TEST(Claims, OneAndAnEvenNumber) {
    const auto [greatest, heap] = bounds<2>();
    for (unsigned e = 2; e <= greatest; e += 2) {
        const std::vector<bool> wins = play_one_heap(heap, {1, e});
        for (unsigned n = 0; n <= heap; ++n) {
            const unsigned r = n % (e + 1);
            ASSERT_EQ(wins[n], r % 2 == 1 || r == e);
        }
    }
}

TEST(Claims, LastStoneLosesInBash) {
    const auto [least, heap, greatest] = bounds<3>();
    for (unsigned k = 1; k <= greatest; ++k) {
        const std::vector<bool> wins = play_one_heap(heap, numbers_to(k), true);
        for (unsigned n = least; n <= heap; ++n) ASSERT_EQ(wins[n], n % (k + 1) != 1);
    }
}

}  // namespace claims_bash
