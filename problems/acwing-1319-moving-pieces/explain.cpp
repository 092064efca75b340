#include <set>

#include "explain/explanation.hpp"

namespace {

using namespace explanation;

// Rows of a game: the number of nodes; the nodes of the pieces; then the edges.
class MovingPieces : public SumExplainer {
    std::string prints(const Game&, const View& view) const override {
        return view.wins ? "win" : "lose";
    }
    std::vector<Part> parts(const Game& position) const override {
        const sprague_grundy::Graph graph = graph_of(position);
        const std::vector<unsigned> values = sprague_grundy::grundy_of_dag(graph);
        std::vector<Part> pieces;
        for (std::size_t i = 0; i < position.at(1).size(); ++i) {
            const Int node = position[1][i];
            std::set<Int> reached;
            for (const unsigned next : graph[at(node)]) reached.insert(values[next]);
            pieces.push_back({nth("piece", i),
                              "node " + std::to_string(node) +
                                  (reached.empty() ? ", no edge leaves it"
                                                   : ", its edges lead to the values " +
                                                         listed({reached.begin(), reached.end()})),
                              values[at(node)]});
        }
        return pieces;
    }
    std::string values_come_from(const Game&) const override {
        return "The Grundy value of a node is the mex of the values that its edges lead to: the "
               "least number not among them. The pieces do not interact, so the game is the sum of "
               "one game per piece.";
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        const sprague_grundy::Graph graph = graph_of(position);
        const std::vector<unsigned> values = sprague_grundy::grundy_of_dag(graph);
        const Int from = position.at(1).at(index);
        for (const unsigned node : graph[at(from)]) {
            if (values[node] != to) continue;
            Game next = position;
            next[1][index] = node;
            return {"move " + nth("piece", index) + " from node " + std::to_string(from) +
                        " to node " + std::to_string(node) + ", whose value is " +
                        std::to_string(to),
                    next};
        }
        throw std::logic_error("no edge leads to this value");
    }
    // A component is the node of a piece, followed by the edges.
    std::optional<Game> laid_out(const Game& start,
                                 const rules::Position& position) const override {
        Game game = start;
        game.at(1) = heaps_of(position);
        return game;
    }
    std::string shown(const rules::Part& piece) const override {
        return "node " + std::to_string(piece.at(0));
    }
    using Explainer::shown;

    static sprague_grundy::Graph graph_of(const Game& position) {
        std::vector<sprague_grundy::Graph::Edge> edges;
        for (std::size_t i = 2; i < position.size(); ++i) {
            edges.emplace_back(position[i].at(0), position[i].at(1));
        }
        return {at(position.at(0).at(0)) + 1, edges};
    }
};

}  // namespace

EXPLAINER(MovingPieces)
