#include "note_test.hpp"

#include "sprague_grundy.hpp"

namespace note_acwing_1319_moving_pieces {

void graph(const Table& table, Oracle&) {
    std::map<Number, unsigned> values;
    for (std::size_t y = 1; y < table.size(); ++y) {
        std::vector<unsigned> reached;
        for (const Number to : numbers(table[y][1])) reached.push_back(values.at(to));
        const unsigned value = sprague_grundy::mex(reached.begin(), reached.end());
        EXPECT_EQ(number(table[y][3]), value);
        values[number(table[y][0])] = value;
    }
}

void greatest_value_on_a_graph(const NoteTexts& told) {
    unsigned long value = 0;
    while ((value + 1) * (value + 2) / 2 <= 6000) ++value;
    told.expect({6000, value, value + 1});
}

// The first two nodes of the sample's graph from which a move to a greater value wins: the nodes,
// their values, the move, and the nim-sum that it leaves.
void upward_move_that_wins(const NoteTexts& told, Oracle& oracle) {
    const std::string sample = "6 8 2\n2 1\n2 4\n1 4\n1 5\n4 5\n1 3\n3 5\n3 6\n";
    const sprague_grundy::Graph graph(
        7, {{2, 1}, {2, 4}, {1, 4}, {1, 5}, {4, 5}, {1, 3}, {3, 5}, {3, 6}});
    const std::vector<unsigned> values = sprague_grundy::grundy_of_dag(graph);
    for (unsigned other = 1; other <= 6; ++other) {
        for (unsigned from = 1; from <= 6; ++from) {
            for (const unsigned to : graph[from]) {
                if (values[to] < values[from]) continue;
                if (oracle(sample + fmt::format("{} {}\n", other, to)) == "win") continue;
                told.expect({other, from, values[other], values[from], from, to, values[other],
                             values[to], 0});
                return told.expect_moves_upward_cited();
            }
        }
    }
    FAIL() << "no move upward wins";
}

// Labelled DAGs of 2 to n[0] nodes, counted by the nodes without an edge into them (Robinson 1973),
// and those of n[1] nodes with edges to greater labels; none without an edge.
Number exhaustive_games(const std::vector<Number>& n) {
    const auto choose = [](Number of, Number k) {
        Number ways = 1;
        for (Number i = 0; i < k; ++i) ways = ways * (of - i) / (i + 1);
        return ways;
    };
    const auto placements = [&](Number nodes, Number most) {
        Number sum = 0;
        for (Number pieces = 1; pieces <= most; ++pieces) sum += choose(nodes + pieces - 1, pieces);
        return sum;
    };
    std::vector<Number> graphs = {1};
    Number games = 0;
    for (Number nodes = 1; nodes <= n[0]; ++nodes) {
        Number more = 0, less = 0;
        for (Number k = 1; k <= nodes; ++k) {
            (k % 2 != 0 ? more : less) += (choose(nodes, k) << k * (nodes - k)) * graphs[nodes - k];
        }
        graphs.push_back(more - less);
        games += (graphs[nodes] - 1) * placements(nodes, nodes);
    }
    return games + ((Number{1} << n[1] * (n[1] - 1) / 2) - 1) * placements(n[1], n[2]);
}

const NoteTest test({.table = graph,
                     .facts = greatest_value_on_a_graph,
                     .played = upward_move_that_wins,
                     .games = exhaustive_games});

}  // namespace note_acwing_1319_moving_pieces
