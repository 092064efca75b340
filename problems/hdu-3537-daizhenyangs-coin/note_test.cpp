#include "note_test.hpp"

#include "sprague_grundy.hpp"

namespace note_hdu_3537_daizhenyangs_coin {

// The mex of what the coins that turn with a lone head in place x are worth.
std::vector<Number> lone_heads(Number places) {
    std::vector<Number> values;
    for (Number x = 0; x < places; ++x) {
        std::set<Number> options = {0};
        for (Number a = 0; a < x; ++a) {
            options.insert(values[a]);
            for (Number b = 0; b < a; ++b) options.insert(values[a] ^ values[b]);
        }
        values.push_back(0);
        while (options.contains(values.back())) ++values.back();
    }
    return values;
}

void positions(const Table& table, Oracle& oracle) {
    const std::vector<Number> lone = lone_heads(10);
    for (std::size_t y = 1; y < table.size(); ++y) {
        const std::vector<Number> heads = numbers(table[y][0]);
        std::vector<Number> values;
        for (const Number head : heads) values.push_back(lone.at(head));
        EXPECT_EQ(numbers(table[y][1]), values);
        const Number sum = sprague_grundy::nim_sum(values.begin(), values.end());
        EXPECT_EQ(number(table[y][2]), sum);
        EXPECT_EQ(oracle(fmt::format("{}\n{}\n", heads.size(), fmt::join(heads, " "))),
                  sum == 0 ? "Yes" : "No");
    }
}

// The coins that the proof without values turns.
std::set<Number> turned(const std::set<Number>& heads) {
    const Number s = sprague_grundy::nim_sum(heads.begin(), heads.end());
    if (heads.size() % 2 == 0) {
        for (const Number n : heads) {
            if ((n ^ s) < n) return {n, n ^ s};
        }
        return {};
    }
    const Number n = *heads.rbegin(), d = n ^ s;
    if (d == 0) return {n};
    if (d < n) return {n, d, 0};
    return {n, n - 1, (n - 1) ^ d};
}

void strategy(const NoteTexts&, Oracle& oracle) {
    for (unsigned set = 0; set < 1u << 10; ++set) {
        std::set<Number> heads;
        for (Number place = 0; place < 10; ++place) {
            if (set >> place & 1) heads.insert(place);
        }
        const auto wins = [&] {
            return oracle.wins(heads.empty()
                                   ? rules::Position{}
                                   : rules::Position{rules::Component(heads.begin(), heads.end())});
        };
        const std::set<Number> coins = turned(heads);
        ASSERT_EQ(wins(), !coins.empty());
        if (coins.empty()) continue;
        ASSERT_TRUE(heads.contains(*coins.rbegin())) << "the rightmost one is tails";
        for (const Number coin : coins) {
            if (heads.erase(coin) == 0) heads.insert(coin);
        }
        ASSERT_FALSE(wins());
    }
}

// The sets of the places up to n[1], and the lists of n[2] to n[3] numbers up to n[5]; but each of
// the sets that is listed so, once.
Number exhaustive_games(const std::vector<Number>& n) {
    Number games = Number{2} << n[1], lists = 1, sets = 1;
    for (Number size = n[2]; size <= n[3]; ++size) {
        lists *= n[5] + 1;
        sets = sets * (n[5] + 2 - size) / size;
        games += lists - sets;
    }
    return games;
}

const NoteTest test({.table = positions,
                     .explained = {{"4\n1 2 4 5\n", {"coin 5", "turn 2, 0"}},
                                   {"3\n7 7 7\n", {"listed again", "turn 7"}},
                                   {"3\n0 1 2\n", {"turn 2, 1, 0"}}},
                     .played = strategy,
                     .games = exhaustive_games});

}  // namespace note_hdu_3537_daizhenyangs_coin
