// Numbers that the notes of the problems tell in passing: computed here, and found in both
// languages.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "node_kayles.hpp"
#include "notes.hpp"
#include "problems.hpp"
#include "sprague_grundy.hpp"
#include "wythoff.hpp"

namespace {

typedef std::vector<unsigned long> Numbers;

// Some paragraph of the notes, and one of the translation, has these numbers one after the other.
void expect_told(const char* id, const Numbers& facts) {
    const kit::fs::path english = kit::resolve(problems(), id).folder() / "README.md";
    for (const kit::fs::path& file : {english, in_chinese(english)}) {
        const std::vector<std::string> paragraphs = Note(file).paragraphs();
        EXPECT_TRUE(std::any_of(paragraphs.begin(), paragraphs.end(),
                                [&](const std::string& text) {
                                    const Numbers there = numbers(visible(text));
                                    return std::search(there.begin(), there.end(), facts.begin(),
                                                       facts.end()) != there.end();
                                }))
            << file << " does not tell of " << fmt::format("{}", fmt::join(facts, ", "));
    }
}

TEST(Facts, ShortGoldenRatio) {
    for (unsigned long k = 1;; ++k) {
        const auto a = static_cast<unsigned long>(std::floor(static_cast<double>(k) * 1.618));
        if (wythoff::is_cold(a, a + k)) continue;
        // The pair of difference k that is missed.
        const unsigned long cold = wythoff::is_cold(a + 1, a + 1 + k) ? a + 1 : a - 1;
        return expect_told("51nod-1072-wythoff", {cold, cold + k});
    }
}

TEST(Facts, SidesOfNoValue) {
    const auto values =
        sprague_grundy::grundy_values(201, [](unsigned n, sprague_grundy::Options& options) {
            for (unsigned i = 2; i + 2 <= n; ++i) options.to(i, n - i);
        });
    Numbers sides;
    for (unsigned n = 2; n <= 200; ++n) {
        if (values[n] == 0) sides.push_back(n);
    }
    Numbers told = {sides.size()};
    told.insert(told.end(), sides.begin(), sides.end());
    expect_told("acwing-219-cutting-game", told);
}

TEST(Facts, GreatestValueOfBeads) {
    // A heap of p beads becomes heaps of its smaller divisors, but for one of them.
    std::vector<unsigned> values(1001);
    for (unsigned p = 1; p <= 1000; ++p) {
        unsigned sum = 0;
        std::vector<unsigned> left;
        for (unsigned d = 1; d < p; ++d) {
            if (p % d == 0) sum ^= values[d];
        }
        for (unsigned d = 1; d < p; ++d) {
            if (p % d == 0) left.push_back(sum ^ values[d]);
        }
        values[p] = sprague_grundy::mex(left.begin(), left.end());
    }
    expect_told("acwing-235-magic-beads", {1000, *std::max_element(values.begin(), values.end())});
}

TEST(Facts, GreatestValueOfTwoSmallerHeaps) {
    const auto values =
        sprague_grundy::grundy_values(101, [](unsigned n, sprague_grundy::Options& options) {
            for (unsigned a = 0; a < n; ++a) {
                for (unsigned b = 0; b <= a; ++b) options.to(a, b);
            }
        });
    unsigned bits = 0;
    for (const unsigned value : values) bits |= value;
    // Some xor has all of these bits, as 128, 64 and so on are among the values.
    for (unsigned bit = 1; bit <= bits; bit *= 2) {
        EXPECT_EQ(std::count(values.begin(), values.end(), bit), 1);
    }
    expect_told("acwing-894-splitting-nim", {100, values[100], bits});
}

TEST(Facts, GreatestValueOnAGraph) {
    unsigned long value = 0;
    while ((value + 1) * (value + 2) / 2 <= 6000) ++value;
    expect_told("acwing-1319-moving-pieces", {6000, value, value + 1});
}

// Where dividing by 18 without rounding up names the wrong winner, counted by intervals.
TEST(Facts, DivisionBy18) {
    const std::uint64_t end = 4294967295;  // n is less
    std::uint64_t wrong = 0, first = end;
    for (std::uint64_t power = 1; power < end; power *= 18) {
        for (std::uint64_t v = power == 1 ? 2 : 1; v <= 18; ++v) {
            // floor(n / power) = v, and a division less would leave more than 18.
            const std::uint64_t low = std::max(v * power, power == 1 ? 0 : 19 * (power / 18));
            const std::uint64_t high = std::min((v + 1) * power, end);
            for (std::uint64_t won = 1; won < end; won *= 18) {
                // Stan wins from won + 1 to 9 * won, Ollie from there to 18 * won.
                const std::uint64_t from = v <= 9 ? 9 * won + 1 : won + 1;
                const std::uint64_t to = v <= 9 ? 18 * won + 1 : 9 * won + 1;
                const std::uint64_t left = std::max(low, from), right = std::min(high, to);
                if (left >= right) continue;
                wrong += right - left;
                first = std::min(first, left);
            }
        }
    }
    expect_told("hdu-1517-multiplication-game", {18, wrong, first});
    expect_told("hdu-1517-multiplication-game", {(std::uint64_t{1} << 32) - 8});
}

// The longest chain of forced moves below 2^31: a pair has f of them only if its greater number is
// at least a Fibonacci number, by induction on f backwards from (2, 1).
TEST(Facts, LongestForcedChain) {
    unsigned long a = 3, b = 2, forced = 1;
    while (a + b < 1ul << 31) {
        const unsigned long greater = a + b;
        b = a;
        a = greater;
        ++forced;
    }
    unsigned long moves = 0;
    for (unsigned long x = a, y = b; y < x && x < 2 * y; ++moves) {
        const unsigned long rest = x - y;
        x = y;
        y = rest;
    }
    EXPECT_EQ(moves, forced);
    expect_told("luogu-p1290-euclid-game", {31, forced, a, b});
}

TEST(Facts, ValuesOfEmptyBoards) {
    const auto value = [](std::size_t rows, std::size_t columns) -> unsigned long {
        node_kayles::Sum sum;
        sum.add(node_kayles::squares(std::vector<std::string>(rows, std::string(columns, '0'))));
        return sum.grundy();
    };
    expect_told("hdu-1809-tetris-game-2",
                {value(2, 2), value(2, 3), value(2, 4), value(2, 5), value(2, 6)});
    expect_told("hdu-1809-tetris-game-2", {3, 4, value(3, 4), 2, 6, value(2, 6)});
    expect_told("hdu-1760-tetris-game", {3, 4, 2, 6, value(3, 4), value(2, 6)});
    for (const auto& [rows, columns] : {std::pair(2u, 20u), {3, 13}, {4, 10}}) {
        Numbers told = {rows, 2, 3, columns};
        for (unsigned c = 2; c <= columns; ++c) told.push_back(value(rows, c));
        expect_told("hdu-1760-tetris-game", told);
    }
    for (unsigned c = 2; c <= 8; ++c) EXPECT_EQ(value(5, c), 0u);
    expect_told("hdu-1760-tetris-game", {5, 2, 3, 8, 0});
}

}  // namespace
