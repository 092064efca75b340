// Every theorem, table and period of coins.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include <algorithm>

#include "nim_product.hpp"
#include "notes/code/nim_field.hpp"
#include "shared.hpp"

namespace claims_coins {

using namespace claims_tests;

// The values of all positions of `coins` coins, heads as bits: a move turns one of the `sets`, the
// highest coin of which must be heads.
Values coin_values(unsigned coins, const Values& sets) {
    Values values;
    for (unsigned heads = 0; heads < 1u << coins; ++heads) {
        Values reached;
        for (const unsigned set : sets) {
            // The highest coin of the set turns from heads to tails iff the number gets smaller.
            if ((heads ^ set) < heads) reached.push_back(values[heads ^ set]);
        }
        values.push_back(mex(reached));
    }
    return values;
}

// The sets that are the bits of `rule`: set s is in the rule iff its bit s - 1 is set.
Values sets_of(unsigned rule) {
    Values sets;
    for (unsigned set = 1; rule >> (set - 1); ++set) {
        if (rule >> (set - 1) & 1) sets.push_back(set);
    }
    return sets;
}

void expect_sum_of_heads(unsigned coins, const Values& values) {
    for (unsigned heads = 0; heads < 1u << coins; ++heads) {
        unsigned sum = 0;
        for (unsigned coin = 0; coin < coins; ++coin) {
            if (heads >> coin & 1) sum ^= values[1u << coin];
        }
        ASSERT_EQ(values[heads], sum);
    }
}

TEST(Claims, CoinTurning) {
    const auto [coins] = bounds<1>();
    for (unsigned rule = 0; rule < 1u << ((1u << coins) - 1); ++rule) {
        expect_sum_of_heads(coins, coin_values(coins, sets_of(rule)));
    }
}

// Every set of coins that the game allows.
template <class Allowed>
Values sets_where(unsigned coins, Allowed allowed) {
    Values sets;
    for (unsigned set = 1; set < 1u << coins; ++set) {
        if (allowed(set)) sets.push_back(set);
    }
    return sets;
}

// The coins lie next to one another.
bool is_block(unsigned set) {
    return (set & (set + (set & -set))) == 0;
}

TEST(Claims, CoinValues) {
    const auto [coins] = bounds<1>();
    const Values turtles =
        coin_values(coins, sets_where(coins, [](unsigned set) { return ones(set) <= 2; }));
    const Values mock =
        coin_values(coins, sets_where(coins, [](unsigned set) { return ones(set) <= 3; }));
    const Values ruler = coin_values(coins, sets_where(coins, is_block));
    for (const Values& values : {turtles, mock, ruler}) expect_sum_of_heads(coins, values);
    for (unsigned n = 1; n <= coins; ++n) {
        ASSERT_EQ(turtles[1u << (n - 1)], n);
        ASSERT_EQ(mock[1u << (n - 1)], odious(n));
        ASSERT_EQ(ruler[1u << (n - 1)], n & -n);
    }
    // The examples of the chapter and of its exercises; place n is bit n - 1.
    EXPECT_EQ(mock[0b110110], 5u);
    EXPECT_EQ(mock[0b110011], 0u);
    EXPECT_EQ(turtles[0b1011001], 7u);
    EXPECT_EQ(ruler[0b101100], 7u);
    EXPECT_EQ(ruler[0b101100 ^ 0b001110], 0u);
}

TEST(ClaimsTables, CoinValues) {
    const unsigned coins = 12;
    const Values turtles =
        coin_values(coins, sets_where(coins, [](unsigned set) { return ones(set) <= 2; }));
    const Values mock =
        coin_values(coins, sets_where(coins, [](unsigned set) { return ones(set) <= 3; }));
    const Values ruler = coin_values(coins, sets_where(coins, is_block));
    std::vector<Row> rows = {{code("n")}, {"Turning Turtles"}, {"Mock Turtles"}, {"Ruler"}};
    for (unsigned n = 1; n <= coins; ++n) {
        rows[0].push_back(text(n));
        rows[1].push_back(text(turtles[1u << (n - 1)]));
        rows[2].push_back(text(mock[1u << (n - 1)]));
        rows[3].push_back(text(ruler[1u << (n - 1)]));
    }
    expect_table(rows);
}

TEST(Claims, TwinsAndSubsets) {
    const auto [coins] = bounds<1>();
    const Values twins =
        coin_values(coins, sets_where(coins, [](unsigned set) { return ones(set) == 2; }));
    const Values any = coin_values(coins, sets_where(coins, [](unsigned) { return true; }));
    for (unsigned n = 1; n <= coins; ++n) {
        ASSERT_EQ(twins[1u << (n - 1)], n - 1);
        ASSERT_EQ(any[1u << (n - 1)], 1u << (n - 1));
    }
}

// The products of the numbers up to `greatest`, by the definition.
std::vector<Values> nim_products(unsigned greatest) {
    std::vector<Values> products(greatest + 1, Values(greatest + 1));
    for (unsigned a = 0; a <= greatest; ++a) {
        for (unsigned b = 0; b <= greatest; ++b) {
            Values reached;
            for (unsigned i = 0; i < a; ++i) {
                for (unsigned j = 0; j < b; ++j) {
                    reached.push_back(products[i][b] ^ products[a][j] ^ products[i][j]);
                }
            }
            products[a][b] = mex(reached);
        }
    }
    return products;
}

TEST(ClaimsTables, NimProduct) {
    const std::vector<Values> products = nim_products(8);
    expect_square(code("\\otimes"), 1, 8,
                  [&](unsigned a, unsigned b) { return text(products[a][b]); });
}

TEST(Claims, NimProduct) {
    const auto [greatest, factor] = bounds<2>();
    const std::vector<Values> products = nim_products(greatest);
    for (unsigned a = 0; a <= greatest; ++a) {
        for (unsigned b = 0; b <= greatest; ++b) {
            ASSERT_EQ(nim_product::product(a, b), products[a][b]);
        }
    }
    for (unsigned a = 0; a <= factor; ++a) {
        for (unsigned b = 0; b <= factor; ++b) {
            for (unsigned c = 0; c <= factor; ++c) {
                ASSERT_EQ(products[a][b ^ c], products[a][b] ^ products[a][c]);
                ASSERT_EQ(products[products[a][b]][c], products[a][products[b][c]]);
            }
        }
    }
    EXPECT_EQ(products[5][9], 6u);  // of the exercises
}

TEST(Claims, FermatPowers) {
    const auto [greatest] = bounds<1>();
    const std::vector<Values> products = nim_products(greatest);
    for (unsigned power = 2; power <= greatest; power *= power) {
        for (unsigned a = 0; a < power; ++a) {
            for (unsigned b = 0; b < power; ++b) ASSERT_LT(products[a][b], power);
            ASSERT_EQ(products[power][a], power * a);
        }
        ASSERT_EQ(products[power][power], power + power / 2);
    }
}

std::uint64_t nim_inverse(std::uint64_t a) {
    return notes::nim_inverse(a, 32, nim_product::product);
}
std::uint64_t nim_root(std::uint64_t a) {
    return notes::nim_root(a, 32, nim_product::product);
}

// Both theorems on fields, and the code, which is these theorems.
TEST(Claims, NimField) {
    using nim_product::product;
    const auto [greatest] = bounds<1>();
    for (std::uint64_t a = 0; a <= greatest; ++a) {
        const std::uint64_t root = nim_root(a);
        ASSERT_EQ(product(root, root), a);
        for (std::uint64_t power = 4; power <= greatest + 1; power *= power) {
            if (a >= power) continue;
            ASSERT_LT(root, power);
        }
        if (a == 0) continue;
        ASSERT_EQ(product(a, nim_inverse(a)), 1u);
        if (a == 1) continue;
        unsigned half = 1;
        while (a >> 2 * half != 0) half *= 2;
        ASSERT_LT(product(a, a ^ a >> half), std::uint64_t(1) << half);
    }
    for (const std::uint64_t a : {~std::uint64_t(0), std::uint64_t(1) << 63}) {
        EXPECT_EQ(product(a, nim_inverse(a)), 1u);
        EXPECT_EQ(product(nim_root(a), nim_root(a)), a);
    }
    EXPECT_EQ(nim_inverse(2), 3u);
    EXPECT_EQ(nim_inverse(5), 12u);
}

// What a single head in (x, y) is worth, by the mex.
Values square_values(unsigned size, unsigned side) {
    Values values((size + 1) * (size + 1));
    for (unsigned y = 1; y <= size; ++y) {
        for (unsigned x = 1; x <= size; ++x) {
            Values reached;
            for (unsigned j = 1; j <= std::min({side, x, y}); ++j) {
                unsigned sum = 0;
                for (unsigned a = 0; a < j; ++a) {
                    for (unsigned b = 0; b < j; ++b) {
                        if (a + b > 0) sum ^= values[(size + 1) * (y - b) + x - a];
                    }
                }
                reached.push_back(sum);
            }
            values[(size + 1) * y + x] = mex(reached);
        }
    }
    return values;
}

TEST(Claims, Squares) {
    const auto [size, sides] = bounds<2>();
    for (unsigned side = 1; side <= sides; ++side) {
        const Values values = square_values(size, side);
        unsigned power = 1;
        while (2 * power <= side) power *= 2;
        for (unsigned y = 1; y <= size; ++y) {
            for (unsigned x = 1; x <= size; ++x) {
                ASSERT_EQ(values[(size + 1) * y + x], std::min({x & -x, y & -y, power}));
            }
        }
    }
    // As a coin-turning game in a row, row by row: every position of 3 x 3 cells.
    Values sets;
    for (unsigned y = 0; y < 3; ++y) {
        for (unsigned x = 0; x < 3; ++x) {
            for (unsigned j = 1; j <= std::min(x, y) + 1; ++j) {
                unsigned set = 0;
                for (unsigned a = 0; a < j; ++a) {
                    for (unsigned b = 0; b < j; ++b) set |= 1u << (3 * (y - b) + x - a);
                }
                sets.push_back(set);
            }
        }
    }
    expect_sum_of_heads(9, coin_values(9, sets));
}

TEST(Claims, Tartan) {
    const auto [columns, rows] = bounds<2>();
    for (unsigned first = 0; first < 1u << ((1u << columns) - 1); ++first) {
        const Values first_sets = sets_of(first), h1 = coin_values(columns, first_sets);
        for (unsigned second = 0; second < 1u << ((1u << rows) - 1); ++second) {
            const Values second_sets = sets_of(second), h2 = coin_values(rows, second_sets);
            Values sets;  // the coin (x, y) is bit columns * y + x
            for (const unsigned s : first_sets) {
                for (const unsigned t : second_sets) {
                    unsigned set = 0;
                    for (unsigned y = 0; y < rows; ++y) {
                        if (t >> y & 1) set |= s << (columns * y);
                    }
                    sets.push_back(set);
                }
            }
            const Values values = coin_values(columns * rows, sets);
            expect_sum_of_heads(columns * rows, values);
            for (unsigned y = 0; y < rows; ++y) {
                for (unsigned x = 0; x < columns; ++x) {
                    ASSERT_EQ(values[1u << (columns * y + x)],
                              nim_product::product(h1[1u << x], h2[1u << y]));
                }
            }
        }
    }
}

}  // namespace claims_coins
