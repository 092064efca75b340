// Every theorem, table and period of coins-and-trees.md and its solutions, by brute force. The games are played by
// their rules; where a header of common/ computes the same, it is compared with play as well.
#include "hackenbush.hpp"
#include "nim_product.hpp"
#include "notes/code/basis.hpp"
#include "notes/code/cutting.hpp"
#include "notes/code/cutting_trees.hpp"
#include "notes/code/dag.hpp"
#include "notes/code/grundy.hpp"
#include "notes/code/loopy.hpp"
#include "notes/code/octal.hpp"
#include "notes/code/remoteness.hpp"
#include "shared.hpp"

namespace claims_coins_and_trees {

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

// The value by play. All of the graph is connected to the ground.
unsigned play_hackenbush(std::size_t vertices, const Edges& edges) {
    auto play = game<unsigned>([&](unsigned left) {
        std::set<unsigned> options;
        for (std::size_t cut = 0; cut < edges.size(); ++cut) {
            if ((left >> cut & 1) == 0) continue;
            std::vector<bool> stands(vertices);
            stands[0] = true;
            unsigned option = 0;
            for (bool changed = true; changed;) {
                changed = false;
                for (std::size_t e = 0; e < edges.size(); ++e) {
                    if (e == cut || ((left & ~option) >> e & 1) == 0) continue;
                    if (!stands[edges[e].first] && !stands[edges[e].second]) continue;
                    stands[edges[e].first] = stands[edges[e].second] = true;
                    option |= 1u << e;
                    changed = true;
                }
            }
            options.insert(option);
        }
        return options;
    });
    return play.value((1u << edges.size()) - 1);
}

// Every graph on these vertices with up to `most` edges, all of them connected to the ground.
void for_all_hackenbush(unsigned vertices, unsigned most, const std::function<void(Edges)>& visit) {
    Edges edges;
    const std::function<void(unsigned)> extend = [&](unsigned first) {
        std::set<unsigned> stands = {0};
        for (std::size_t round = 0; round < edges.size(); ++round) {
            for (const hackenbush::Edge& edge : edges) {
                if (!stands.count(edge.first) && !stands.count(edge.second)) continue;
                stands.insert(edge.first);
                stands.insert(edge.second);
            }
        }
        const bool all = std::all_of(edges.begin(), edges.end(), [&](const hackenbush::Edge& edge) {
            return stands.count(edge.first) == 1;
        });
        if (all) visit(edges);
        if (edges.size() == most) return;
        for (unsigned pair = first; pair < vertices * vertices; ++pair) {
            if (pair / vertices > pair % vertices) continue;
            edges.emplace_back(pair / vertices, pair % vertices);
            extend(pair);
            edges.pop_back();
        }
    };
    extend(0);
}

TEST(Claims, Colon) {
    const auto [vertices, most] = bounds<2>();
    std::vector<Edges> graphs;
    for_all_hackenbush(vertices, most, [&](const Edges& edges) { graphs.push_back(edges); });
    Values values;
    for (const Edges& edges : graphs) values.push_back(play_hackenbush(vertices, edges));
    for (const Edges& below : graphs) {
        for (unsigned x = 0; x < vertices; ++x) {
            std::map<unsigned, unsigned> together;  // the value for each value of what grows on x
            for (std::size_t i = 0; i < graphs.size(); ++i) {
                Edges edges = below;
                bool on_ground = x == 0;
                for (const hackenbush::Edge& edge : below) {
                    on_ground = on_ground || edge.first == x || edge.second == x;
                }
                if (!on_ground) continue;
                const auto raised = [&, vertices = vertices](unsigned v) {
                    return v == 0 ? x : vertices + v;
                };
                for (const hackenbush::Edge& edge : graphs[i]) {
                    edges.emplace_back(raised(edge.first), raised(edge.second));
                }
                const unsigned value = play_hackenbush(2 * vertices, edges);
                ASSERT_EQ(together.emplace(values[i], value).first->second, value);
            }
        }
    }
}

TEST(Claims, HackenbushTrees) {
    const auto [most] = bounds<1>();
    for (unsigned vertices = 1; vertices <= most; ++vertices) {
        std::size_t trees = 1;
        for (unsigned v = 1; v < vertices; ++v) trees *= v;
        for (std::size_t i = 0; i < trees; ++i) {
            std::size_t rest = i;
            hackenbush::Tree tree(vertices);
            Edges edges;
            for (unsigned v = 1; v < vertices; ++v) {
                const unsigned below = static_cast<unsigned>(rest % v);
                rest /= v;
                tree[v].push_back(below);
                tree[below].push_back(v);
                edges.emplace_back(below, v);
            }
            for (unsigned root = 0; root < vertices; ++root) {
                // The root and vertex 0 change names, since play_hackenbush() has the ground at 0.
                Edges renamed;
                const auto name = [root](unsigned v) { return v == root ? 0 : v == 0 ? root : v; };
                for (const hackenbush::Edge& edge : edges) {
                    renamed.emplace_back(name(edge.first), name(edge.second));
                }
                ASSERT_EQ(hackenbush::tree_values(tree, root)[root],
                          play_hackenbush(vertices, renamed));
            }
        }
    }
    // The tree of the exercises, and what the move leaves.
    EXPECT_EQ(play_hackenbush(8, {{0, 1}, {1, 2}, {1, 3}, {3, 4}, {3, 5}, {0, 6}, {6, 7}}), 3u);
    EXPECT_EQ(play_hackenbush(8, {{0, 1}, {1, 2}, {1, 3}, {3, 4}, {3, 5}, {0, 6}}), 0u);
}

TEST(Claims, CycleWithStalks) {
    const auto [edges, length] = bounds<2>();
    for (unsigned n = 1; n <= edges; ++n) {
        std::size_t count = 1;
        for (unsigned i = 1; i < n; ++i) count *= length + 1;
        for (std::size_t i = 0; i < count; ++i) {
            const Values stalks = digits(i, length + 1, n - 1);
            unsigned good = 0;
            for (unsigned cut = 0; cut < n; ++cut) {
                unsigned left = 0, right = 0;
                for (unsigned v = cut; v-- > 0;) left = (left ^ stalks[v]) + 1;
                for (unsigned v = cut; v + 1 < n; ++v) right = (right ^ stalks[v]) + 1;
                const unsigned wanted = nim_sum(stalks);
                ASSERT_EQ((left ^ right) % 2, (wanted + n - 1) % 2);
                good += (left ^ right) == wanted;
            }
            ASSERT_EQ(good, n % 2);
        }
    }
}

TEST(Claims, Fusion) {
    const auto [vertices, most] = bounds<2>();
    for_all_hackenbush(vertices, most, [vertices = vertices](const Edges& edges) {
        ASSERT_EQ(hackenbush::graph_value(vertices, edges, 0), play_hackenbush(vertices, edges));
    });
    // The house of the exercises, and what the move leaves.
    EXPECT_EQ(play_hackenbush(6, {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {1, 3}, {2, 4}, {4, 5}}), 3u);
    EXPECT_EQ(play_hackenbush(6, {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {1, 3}, {2, 4}}), 0u);
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

}  // namespace claims_coins_and_trees
