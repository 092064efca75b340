#include "note_test.hpp"

#include "hackenbush.hpp"

namespace note_poj_3710_christmas_game {

// A polygon on the root, as an input with one more tree, a path of so many edges.
std::string beside_path(Number length, Number path) {
    std::string input = fmt::format("{}\n{} {}\n", path > 0 ? 2 : 1, length, length);
    for (Number i = 1; i <= length; ++i) input += fmt::format("{} {}\n", i, i % length + 1);
    if (path > 0) input += fmt::format("{} {}\n", path + 1, path);
    for (Number i = 1; i <= path; ++i) input += fmt::format("{} {}\n", i, i + 1);
    return input;
}

void polygons(const Table& table, Oracle& oracle) {
    for (std::size_t y = 1; y < table.size(); ++y) {
        const Number length = number(table[y][0]);
        std::set<Number> after;
        for (Number a = 0; a < length; ++a) after.insert(a ^ (length - 1 - a));
        EXPECT_EQ(numbers(table[y][1]), std::vector<Number>(after.begin(), after.end()));
        Number value = 0;
        while (after.contains(value)) ++value;
        EXPECT_EQ(number(table[y][2]), value);
        EXPECT_EQ(oracle(beside_path(length, value)), "Harry");
        EXPECT_EQ(oracle(beside_path(length, value + 1)), "Sally");
    }
}

void greatest(const NoteTexts& told) {
    std::vector<hackenbush::Edge> path;
    for (unsigned node = 1; node < 99; ++node) path.emplace_back(node - 1, node);
    told.expect({99, hackenbush::graph_value(99, path, 0), 2 * path.size()});
}

// The graphs of so many numbered nodes: those of the main tree are any but the root, and form a tree
// of any labels (Cayley); the others lie in polygons, each with its nodes in some order, read from
// either end, that hang on any node of the tree.
Number graphs(Number nodes) {
    // By the nodes in polygons: how many sets of paths on so many nodes, each on one of `trunk` nodes.
    const auto choose = [](Number n, Number k) {
        Number result = 1;
        for (Number i = 0; i < k; ++i) result = result * (n - i) / (i + 1);
        return result;
    };
    Number all = 0;
    for (Number trunk = 1; trunk <= nodes; ++trunk) {
        std::vector<Number> sets = {1};
        for (Number free = 1; free <= nodes - trunk; ++free) {
            sets.push_back(0);
            // The polygon of the first of these nodes has so many of them.
            Number orders = 1;
            for (Number size = 1; size <= free; ++size) {
                orders *= size;
                const Number polygons = size == 1 ? 1 : orders / 2;
                sets[free] += choose(free - 1, size - 1) * polygons * trunk * sets[free - size];
            }
        }
        Number trees = 1;
        for (Number i = 2; i < trunk; ++i) trees *= trunk;
        all += choose(nodes - 1, trunk - 1) * trees * sets[nodes - trunk];
    }
    return all;
}

// Trees of n[0] to n[1] nodes, and pairs of trees of n[2] to n[3] nodes, in either order.
Number exhaustive_games(const std::vector<Number>& n) {
    Number games = 0, few = 0;
    for (Number nodes = n[0]; nodes <= n[1]; ++nodes) games += graphs(nodes);
    for (Number nodes = n[2]; nodes <= n[3]; ++nodes) few += graphs(nodes);
    return games + few * few;
}

const NoteTest test({.table = polygons,
                     .facts = greatest,
                     .explained = {{"1\n4 4\n1 2\n2 3\n2 4\n3 4\n",
                                    {"4 edges, 1 polygon", "cut 1-2 of tree 1", "4 edges"}},
                                   {"1\n3 3\n1 2\n2 3\n3 1\n", {"cut 2-3 of tree 1"}}},
                     .games = exhaustive_games});

}  // namespace note_poj_3710_christmas_game
