#include "note_test.hpp"

namespace note_luogu_p6560_passing_of_time {

// The edges of the second sample, and what is printed for each node and goal.
void nodes(const Table& table, Oracle& oracle) {
    const std::string sample = tools::read_file(oracle.problem().data() / "sample-2.in");
    const std::vector<Number> all = numbers(sample);
    const std::size_t n = all.at(0), m = all.at(1);
    ASSERT_EQ(table.size(), n + 1);
    std::string edges;
    for (std::size_t i = 0; i < m; ++i) {
        edges += fmt::format("{} {}\n", all.at(3 + 2 * i), all.at(4 + 2 * i));
    }
    for (std::size_t v = 1; v <= n; ++v) {
        std::set<Number> exits;
        for (std::size_t i = 0; i < m; ++i) {
            if (all[3 + 2 * i] == v) exits.insert(all[4 + 2 * i]);
        }
        EXPECT_EQ(number(table[v][0]), v);
        EXPECT_EQ(table[v][1], fmt::format("{}", fmt::join(exits, ", ")));
        for (std::size_t i = 0; i < 2; ++i) {
            const Number goal = all.at(4 + 2 * m + 2 * i);
            const std::string input = fmt::format("{} {} 1\n{}{} {}\n", n, m, edges, v, goal);
            EXPECT_EQ(table[v][2 + i], v == goal ? "" : oracle(input)) << input;
        }
    }
}

// Every graph with an edge, of 2 to n[0] nodes, and of n[1] nodes with at most n[2] edges.
Number exhaustive_graphs(const std::vector<Number>& n) {
    Number graphs = 0;
    for (Number nodes = 2; nodes <= n[0]; ++nodes) graphs += (Number{1} << nodes * nodes) - 1;
    Number of_so_many = 1;
    for (Number edges = 1; edges <= n[2]; ++edges) {
        of_so_many = of_so_many * (n[1] * n[1] - edges + 1) / edges;
        graphs += of_so_many;
    }
    return graphs;
}

const NoteTest test(
    {.table = nodes,
     .explained = {{"3 2 2\n1 2\n2 3\n1 2\n1 3\n",
                    {"Test 1, position 1: 1 (the player to move wins)",
                     "Test 1, position 2: -1 (the player to move loses)"}},
                   {"2 1 1\n1 1\n1 2\n", {"both can go on for ever."}, {"wins", "loses"}}},
     .games = exhaustive_graphs});

}  // namespace note_luogu_p6560_passing_of_time
