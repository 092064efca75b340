#include "note_test.hpp"

#include "hackenbush.hpp"
#include "sprague_grundy.hpp"

namespace note_hdu_3094_tree_game {

void small_trees(const Table& table, Oracle& oracle) {
    for (std::size_t y = 1; y < table.size(); ++y) {
        const std::vector<Number> ends = numbers(table[y][0]);
        hackenbush::Tree tree(ends.size() / 2 + 1);
        std::string input = fmt::format("1\n{}\n", tree.size());
        for (std::size_t i = 0; i < ends.size(); i += 2) {
            const unsigned a = static_cast<unsigned>(ends[i]) - 1,
                           b = static_cast<unsigned>(ends[i + 1]) - 1;
            tree.at(a).push_back(b);
            tree.at(b).push_back(a);
            input += fmt::format("{} {}\n", a + 1, b + 1);
        }
        std::vector<Number> branches;
        for (const unsigned next : tree[0]) {
            branches.push_back(hackenbush::tree_values(tree, 0).at(next) + 1);
        }
        EXPECT_EQ(numbers(table[y][1]), branches);
        const Number sum = sprague_grundy::nim_sum(branches.begin(), branches.end());
        EXPECT_EQ(number(table[y][2]), sum);
        EXPECT_EQ(oracle(input), sum != 0 ? "Alice" : "Bob");
    }
}

void greatest_value_of_a_tree(const NoteTexts& told) {
    hackenbush::Tree path(100000);
    for (unsigned node = 1; node < path.size(); ++node) {
        path[node].push_back(node - 1);
        path[node - 1].push_back(node);
    }
    told.expect({path.size(), hackenbush::tree_values(path, 0)[0]});
}

// Labelled trees of n[0] and fewer nodes (Cayley), and the orders and directions of n[1] - 1 edges.
Number exhaustive_trees(const std::vector<Number>& n) {
    Number games = 1, orders = 1;
    for (Number nodes = 2; nodes <= n[0]; ++nodes) {
        Number trees = 1;
        for (Number i = 2; i < nodes; ++i) trees *= nodes;
        orders *= 2 * (nodes - 1);
        games += nodes <= n[1] ? trees * orders : trees;
    }
    return games;
}

const NoteTest test({.table = small_trees,
                     .facts = greatest_value_of_a_tree,
                     .explained = {{"1\n7\n1 2\n2 3\n1 4\n4 5\n4 6\n6 7\n",
                                    {"1-4 and on node 4 the value 3",
                                     "cut 4-6, which takes off 2 edges"}}},
                     .games = exhaustive_trees});

}  // namespace note_hdu_3094_tree_game
