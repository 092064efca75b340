#include <map>

#include "../explain/cut_edges.hpp"
#include "hackenbush.hpp"

namespace {

using namespace explanation;

// The tree of a position, its nodes numbered from 0, the root, on.
struct Tree {
    explicit Tree(const Game& edges) : nodes(edges.size() + 1) {
        for (const Row& edge : edges) {
            const unsigned a = index(edge.at(0)), b = index(edge.at(1));
            nodes.at(a).push_back(b);
            nodes.at(b).push_back(a);
        }
        values = hackenbush::tree_values(nodes, 0);
    }
    unsigned index(Int node) {
        if (indices.size() <= to_index(node)) indices.resize(to_index(node) + 1);
        unsigned& found = indices[to_index(node)];
        if (found == 0 && node != 1) {
            found = static_cast<unsigned>(names.size());
            names.push_back(node);
        }
        return found;
    }

    std::vector<unsigned> indices;  // by the name; of those that do not occur, 0
    Row names = {1};                // as the input has them
    hackenbush::Tree nodes;
    std::vector<unsigned> values;
};

// A game is the edges of a tree, a row each; the root is node 1.
class TreeGame : public CutEdges<SumExplainer> {
    std::vector<Part> parts(const Game& position) const override {
        const Tree tree(position);
        std::vector<Part> branches;
        for (const unsigned node : tree.nodes[0]) {
            const std::string value = std::to_string(tree.values[node]),
                              name = std::to_string(tree.names[node]);
            branches.push_back({nth(kBranch, branches.size()),
                                edge(1, tree.names[node]) + Text(" and on node ", "，节点 ") +
                                    name + Text(" the value ", " 上长着的部分值为 ") + value,
                                tree.values[node] + 1});
        }
        return branches;
    }
    Text values_come_from(const Game&) const override {
        return {
            "The branches on a node do not touch one another, so what grows there is their sum. By "
            "the colon principle a branch may be replaced by a stalk: its first edge, and on it as "
            "many edges as the value of what grows on its upper end. So the Grundy value of a "
            "branch is that value plus 1.",
            "长在同一个节点上的各个分枝互不影响，长在那里的就是它们的和。由冒号原理（克朗原理），"
            "一个分枝可以换成竹竿：它的第一条边，上面再接若干条边，条数等于长在上端的部分的值。"
            "所以一个分枝的 SG 值等于那个值加 1。"};
    }
    // Somewhere up the branch, the way leads on as long as the branch there is to keep an edge.
    Move lower(const Game& position, std::size_t index, Int to) const override {
        const Tree tree(position);
        unsigned below = 0, node = tree.nodes[0].at(index);
        const auto value = [&](unsigned upper) { return Int{tree.values[upper]} + 1; };
        while (to > 0) {
            const Int change = Int{tree.values[node]} ^ (to - 1);
            const auto next =
                std::find_if(tree.nodes[node].begin(), tree.nodes[node].end(), [&](unsigned upper) {
                    return upper != below && (value(upper) ^ change) < value(upper);
                });
            to = value(*next) ^ change;
            below = std::exchange(node, *next);
        }
        // What is on the upper side of the cut falls.
        std::vector<bool> falls(tree.names.size());
        std::vector<unsigned> above = {node};
        falls[node] = falls[below] = true;
        for (std::size_t i = 0; i < above.size(); ++i) {
            for (const unsigned next : tree.nodes[above[i]]) {
                if (!falls[next]) above.push_back(next);
                falls[next] = true;
            }
        }
        falls[below] = false;
        Game left;
        for (const Row& edge : position) {
            const auto stands = [&](Int end) { return !falls[tree.indices.at(to_index(end))]; };
            if (stands(edge[0]) && stands(edge[1])) left.push_back(edge);
        }
        return {cut_text(Text("cut ", "剪断 ") + edge(tree.names[below], tree.names[node]),
                         position.size() - left.size()),
                left};
    }

    // --- play ---

    // The nodes that are left, numbered 1, 2, 3, ... in their order.
    Game asked(const Game& position) const override {
        std::map<Int, Int> number = {{1, 1}};
        for (const Row& edge : position) {
            for (const Int node : edge) number[node];
        }
        Int last = 0;
        for (auto& [node, its_number] : number) its_number = ++last;
        Game game = position;
        for (Row& edge : game) {
            for (Int& node : edge) node = number[node];
        }
        return game;
    }
    static inline const Text kBranch = {"branch", "个分枝"};
};

}  // namespace

EXPLAINER(TreeGame)
