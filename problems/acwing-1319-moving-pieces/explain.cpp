#include <set>

#include "explain/explanation.hpp"

namespace {

using namespace explanation;

// Rows of a game: the number of nodes; the nodes of the pieces; then the edges.
class MovingPieces : public SumExplainer {
    Text a_move(const Game&) const override {
        return {"A move takes one piece along one edge, in the direction of its arrow.",
                "每步把一枚棋子沿一条有向边走一步。"};
    }
    std::vector<Part> parts(const Game& position) const override {
        const sprague_grundy::Graph graph = graph_of(position);
        const std::vector<unsigned> values = sprague_grundy::grundy_of_dag(graph);
        std::vector<Part> pieces;
        for (std::size_t i = 0; i < position.at(1).size(); ++i) {
            const Int node = position[1][i];
            std::set<Int> reached;
            for (const unsigned next : graph[to_index(node)]) reached.insert(values[next]);
            const Text values_reached = listed({reached.begin(), reached.end()});
            pieces.push_back(
                {nth({"piece", "枚棋子"}, i),
                 named(node) + (reached.empty()
                                    ? Text(", no edge leaves it", "，没有出边")
                                    : Text(", its edges lead to the values ", "，各边通往的值有 ") +
                                          values_reached),
                 values[to_index(node)]});
        }
        return pieces;
    }
    Text values_come_from(const Game&) const override {
        return {
            "The Grundy value of a node is the mex of the values that its edges lead to: the "
            "least number not among them. The pieces do not interact, so the game is the sum "
            "of one game per piece.",
            "一个节点的 SG 值是各条出边通往的值的 mex，即不在其中的最小自然数。"
            "棋子之间互不影响，所以整个游戏是每枚棋子各自的游戏之和。"};
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        const sprague_grundy::Graph graph = graph_of(position);
        const std::vector<unsigned> values = sprague_grundy::grundy_of_dag(graph);
        const Int from = position.at(1).at(index);
        for (const unsigned node : graph[to_index(from)]) {
            if (values[node] != to) continue;
            Game next = position;
            next[1][index] = node;
            const Text piece = nth({"piece", "枚棋子"}, index);
            return {Text("move " + piece.en + " from ", "把" + piece.zh + "从") + named(from) +
                        Text(" to ", " 走到") + named(node) +
                        Text(", whose value is ", "，它的值是 ") + std::to_string(to),
                    next};
        }
        throw std::logic_error("no edge leads to this value");
    }
    Text shown(const rules::Component& piece) const override { return named(piece.at(0)); }
    using Explainer::shown;
    Words words() const override { return {{"piece", "枚棋子"}, {"to", "走到"}}; }

    static Text named(Int node) { return Text("node ", "节点 ") + std::to_string(node); }

    static sprague_grundy::Graph graph_of(const Game& position) {
        std::vector<sprague_grundy::Graph::Edge> edges;
        for (std::size_t i = 2; i < position.size(); ++i) {
            edges.emplace_back(position[i].at(0), position[i].at(1));
        }
        return {to_index(position.at(0).at(0)) + 1, edges};
    }
};

}  // namespace

EXPLAINER(MovingPieces)
