// A piece moves along the edges of a graph without cycles; each node is the number of its line.
// 棋子沿有向无环图的边走；节点的编号就是它的行号。
// See: dags acwing-1319-moving-pieces
#include <lab.hpp>

const std::vector<std::vector<int>> edges = {{},     {0},    {0, 1},    {1},    {2, 3},    {0, 4},
                                             {3, 5}, {1, 4}, {5, 6, 7}, {2, 8}, {0, 7, 9}, {8, 10}};

bool legal(int node) {
    return node < static_cast<int>(edges.size());
}

void moves(int node, lab::Options<int>& to) {
    for (const int next : edges[node]) to(next);
}
