#include "note_test.hpp"

namespace note_luogu_p6970_game_on_graph {

// The edges of the sample, and what is printed for each node.
void nodes(const Table& table, Oracle& oracle) {
    const std::string sample = tools::read_file(oracle.problem().data() / "sample-1.in");
    const std::vector<Number> all = numbers(sample);
    const std::string found = oracle(sample);
    const std::size_t n = all.at(0);
    ASSERT_EQ(table.size(), n + 1);
    for (std::size_t v = 1; v <= n; ++v) {
        std::set<Number> exits;
        for (std::size_t i = 2; i < all.size(); i += 2) {
            if (all[i] == v) exits.insert(all[i + 1]);
        }
        EXPECT_EQ(number(table[v][0]), v);
        EXPECT_EQ(table[v][1], fmt::format("{}", fmt::join(exits, ", ")));
        EXPECT_EQ(table[v][2], found.substr(v - 1, 1));
        EXPECT_EQ(table[v][3], found.substr(n + v, 1));
    }
}

// Every graph with an edge of at most n[0] nodes, and of n[1] nodes with at most n[2] edges.
Number exhaustive_graphs(const std::vector<Number>& n) {
    Number graphs = 0;
    for (Number nodes = 1; nodes <= n[0]; ++nodes) graphs += (Number{1} << nodes * nodes) - 1;
    const Number pairs = n[1] * n[1];
    Number of_so_many = 1;
    for (Number edges = 1; edges <= n[2]; ++edges) {
        of_so_many = of_so_many * (pairs - edges + 1) / edges;
        graphs += of_so_many;
    }
    return graphs;
}

const NoteTest test(
    {.table = nodes,
     .explained = {{"6 7\n1 2\n2 1\n2 3\n1 4\n4 1\n4 5\n5 6\n",
                    {"the player to move is Gennady, on node 1: Georgiy gets stuck",
                     "A winning move: move the token to node 4. How many: 1 of 2 moves wins.",
                     "Georgiy can force an end, and that is what he wants"},
                    {"(the player to move wins)"}},
                   {"2 2\n1 2\n2 1\n",
                    {"the player to move is Gennady, on node 1: the play never ends"}},
                   {"2 1\n2 1\n", {"Gennady has no move."}}},
     .games = exhaustive_graphs});

}  // namespace note_luogu_p6970_game_on_graph
