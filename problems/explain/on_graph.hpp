// Explains a token on a node of a directed graph, which moves along its edges. Games and components are
// laid out as testdata/families/graphs.hpp says; their last number is how many moves are left.
#ifndef PROBLEMS_EXPLAIN_ON_GRAPH_HPP
#define PROBLEMS_EXPLAIN_ON_GRAPH_HPP

#include "explain/explanation.hpp"

namespace explanation {

class OnGraph : public Explainer {
    Text a_move(const Game&) const override {
        return {"A move takes the token along an edge, in the direction of its arrow.",
                "每步把棋子沿一条有向边走一步。"};
    }
    bool goes_on() const override { return false; }

 protected:
    Text shown(const rules::Component&, const rules::Position& to) const override {
        return Text("to ", "走到") + node(to_index(to.at(0)[0] - 1));
    }
    Text said(const rules::Component& from, const rules::Position& to) const override {
        return shown(from, to);
    }

    static constexpr Noun kMovesLeft = {"move left", "moves left", "步可走"};

    // Nodes count from 0 here.
    static Text node(std::size_t v) { return Text("node ", "点 ") + std::to_string(v + 1); }
    static Text to_node(std::size_t v) {
        return Text("move the token to ", "把棋子走到") + node(v);
    }
    static std::size_t edges_of(const Game& game) {
        return to_index(std::count_if(game.begin(), game.end(),
                                      [](const Row& row) { return row.size() == 2; }));
    }
    // Where the edges from each node lead.
    static std::vector<std::vector<std::size_t>> successors(const Game& game) {
        std::vector<std::vector<std::size_t>> out(to_index(game.at(0).at(0)));
        for (const Row& row : game) {
            if (row.size() == 2) out[to_index(row[0] - 1)].push_back(to_index(row[1] - 1));
        }
        return out;
    }
    // What is said of each of the first nodes, and how many more there are.
    template <class Said>
    static std::vector<Part> parts(std::size_t nodes, Said said_of) {
        std::vector<Part> parts;
        for (std::size_t v = 0; v < std::min(nodes, kShown); ++v) {
            parts.push_back({node(v), said_of(v)});
        }
        if (nodes > kShown) {
            parts.push_back({{"more nodes", "其余的点"}, std::to_string(nodes - kShown)});
        }
        return parts;
    }

 private:
    static constexpr std::size_t kShown = 50;
};

}  // namespace explanation

#endif
