// What the explanations of A tree game (HDU 3094) and Christmas Game (POJ 3710) share: a component is
// the two nodes of each edge that stands on node 1, and a move cuts an edge.
#ifndef PROBLEMS_EXPLAIN_CUT_EDGES_HPP
#define PROBLEMS_EXPLAIN_CUT_EDGES_HPP

#include "explain/explanation.hpp"

namespace explanation {

inline std::string edge(Int a, Int b) {
    return std::to_string(a) + '-' + std::to_string(b);
}
// "cut 4-6, which takes off 2 edges"
inline Text cut_text(const Text& cut, std::size_t fallen) {
    const Text edges = count(static_cast<Int>(fallen), {"edge", "edges", "条边"});
    return cut + Text(", which takes off " + edges.en, "，共去掉 " + edges.zh);
}

template <class Base>
class CutEdges : public Base {
 public:
    Text a_move(const Game&) const override {
        return {"A move cuts an edge, and what is no longer connected to the root falls off.",
                "每步剪断一条边，与根不再相连的部分随之去掉。"};
    }
    Text shown(const rules::Component& edges) const override {
        std::string text;
        for (std::size_t i = 0; i < edges.size(); i += 2) {
            text += (i == 0 ? "" : ", ") + edge(edges[i], edges[i + 1]);
        }
        return text;
    }
    Text shown(const rules::Component& from, const rules::Position& to) const override {
        // The edge that is cut is the one that falls and has a node that still stands.
        const rules::Component left = to.empty() ? rules::Component() : to[0];
        std::vector<Row> fallen;
        for (std::size_t i = 0, kept = 0; i < from.size(); i += 2) {
            const Row ends = {from[i], from[i + 1]};
            if (kept < left.size() && Row{left[kept], left[kept + 1]} == ends) {
                kept += 2;
            } else {
                fallen.push_back(ends);
            }
        }
        for (const Row& ends : fallen) {
            for (const Int end : ends) {
                if (end == 1 || std::count(left.begin(), left.end(), end) > 0) {
                    return Text("cut ", "剪断 ") + edge(ends[0], ends[1]);
                }
            }
        }
        throw std::logic_error("no edge was cut");
    }
    Words words() const override { return {{"tree", "棵树"}}; }
};

}  // namespace explanation

#endif
