// A game has a row for each tree: how many nodes it has, then the two nodes of each edge.
#include <map>

#include "../explain/cut_edges.hpp"
#include "hackenbush.hpp"

namespace {

using namespace explanation;

class ChristmasGame : public CutEdges<ComponentsExplainer> {
    std::vector<Part> parts(const Game& position) const override {
        std::vector<Part> trees;
        for (const rules::Component& edges : rules().begin(position)) {
            const std::size_t polygons = edges.size() / 2 + 1 - nodes_of(edges).size();
            Text text = count(static_cast<Int>(edges.size() / 2), {"edge", "edges", "条边"});
            if (polygons > 0) {
                text += Text(", ", "，") +
                        count(static_cast<Int>(polygons), {"polygon", "polygons", "个多边形"});
            }
            trees.push_back({nth(words().component, trees.size()), text, value(position, edges)});
        }
        return trees;
    }
    Int value(const Game&, const rules::Component& part) const override {
        const std::map<Int, Int> number = nodes_of(part);
        std::vector<hackenbush::Edge> edges;
        const auto vertex = [&](Int node) { return static_cast<unsigned>(number.at(node) - 1); };
        for (std::size_t i = 0; i < part.size(); i += 2) {
            edges.push_back({vertex(part[i]), vertex(part[i + 1])});
        }
        return hackenbush::graph_value(number.size(), edges, 0);
    }
    Text values_come_from(const Game&) const override {
        return {
            "A polygon has the value 1 if the number of its edges is odd, and 0 if it is even: by "
            "the fusion principle its edges become loops on the node that it hangs on, each worth "
            "1. What grows on a node is the sum of its branches and polygons. By the colon "
            "principle a branch is worth 1 more than what grows on the upper end of its first "
            "edge.",
            "多边形的边数为奇数时值为 1，为偶数时值为 "
            "0：由融合原理，它的各边都变成所挂节点上的自环，"
            "每条值为 1。长在一个节点上的，是它的各个分枝与多边形的和。由冒号原理（克朗原理），"
            "一个分枝的值等于长在第一条边上端的部分的值加 1。"};
    }
    Text told(std::size_t index, const rules::Component& from,
              const rules::Position& to) const override {
        const Text tree = nth(words().component, index), cut = shown(from, to);
        const std::size_t left = to.empty() ? 0 : to[0].size();
        return cut_text({cut.en + " of " + tree.en, "在" + tree.zh + "上" + cut.zh},
                        (from.size() - left) / 2);
    }
    using CutEdges::shown;

    // --- play ---

    // The nodes that are left of each tree, numbered 1, 2, 3, ... in their order.
    Game asked(const Game& position) const override {
        Game game = position;
        for (Row& tree : game) {
            const std::map<Int, Int> number = nodes_of({tree.begin() + 1, tree.end()});
            for (std::size_t i = 1; i < tree.size(); ++i) tree[i] = number.at(tree[i]);
        }
        return game;
    }

    static std::map<Int, Int> nodes_of(const Row& edges) {
        std::map<Int, Int> number = {{1, 1}};
        for (const Int node : edges) number[node];
        Int last = 0;
        for (auto& [node, its_number] : number) its_number = ++last;
        return number;
    }
};

}  // namespace

EXPLAINER(ChristmasGame)
