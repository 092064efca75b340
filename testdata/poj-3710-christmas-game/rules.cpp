// A game has a row for each tree: how many nodes it has, then the two nodes of each edge, in the order
// of the input. The root is node 1.
#include "../families/hackenbush.hpp"

namespace {

using namespace rules;
using hackenbush::Below;

constexpr Int kTrees = 99, kNodes = 99, kEdges = 499;

// Edges of the main tree, and on its nodes polygons, each with its number of edges.
struct Shape {
    Below below = {0};
    std::vector<std::pair<std::size_t, Int>> polygons = {};
};

// Takes a tree of an input apart, by a depth-first search. An edge that leads back down to a node closes
// a polygon, which hangs on that node. All edges of no polygon are those of the main tree.
class Reading {
 public:
    explicit Reading(const Row& tree)
        : at_(to_index(tree.at(0)) + 1),
          below_(at_.size()),
          depth_(at_.size(), -1),
          on_polygon_(at_.size()) {
        for (std::size_t i = 1; i + 1 < tree.size(); i += 2) {
            at_[to_index(tree[i])].push_back({to_index(tree[i + 1]), i});
            at_[to_index(tree[i + 1])].push_back({to_index(tree[i]), i});
        }
        depth_[1] = 0;
        visit(1, 0);
        for (const std::size_t node : order_) {
            touched_ = touched_ || (on_polygon_[node] && at_[node].size() != 2);
        }
    }

    bool is_connected() const { return order_.size() + 1 == at_.size(); }
    // Some edge is in two polygons.
    bool shares_edges() const { return shared_; }
    // Some polygon has another edge at a node that it does not hang on.
    bool touches_polygons() const { return touched_; }
    // If none of this is wrong.
    Shape shape() const {
        Shape shape;
        std::vector<std::size_t> number(at_.size());
        for (const std::size_t node : order_) {
            if (node == 1 || on_polygon_[node]) continue;
            number[node] = shape.below.size();
            shape.below.push_back(number[below_[node]]);
        }
        for (const auto& [node, length] : polygons_) {
            shape.polygons.push_back({number[node], length});
        }
        return shape;
    }

 private:
    void visit(std::size_t node, std::size_t edge_below) {
        order_.push_back(node);
        for (const auto& [next, edge] : at_[node]) {
            if (edge == edge_below) continue;
            if (depth_[next] < 0) {
                below_[next] = node;
                depth_[next] = depth_[node] + 1;
                visit(next, edge);
            } else if (depth_[next] < depth_[node]) {
                polygons_.push_back({next, depth_[node] - depth_[next] + 1});
                for (std::size_t up = node; up != next; up = below_[up]) {
                    shared_ = shared_ || on_polygon_[up];
                    on_polygon_[up] = true;
                }
            }
        }
    }

    std::vector<std::vector<std::pair<std::size_t, std::size_t>>> at_;  // neighbours, and the edges
    std::vector<std::size_t> below_, order_;
    Row depth_;
    std::vector<bool> on_polygon_;  // not where it hangs
    std::vector<std::pair<std::size_t, Int>> polygons_;
    bool shared_ = false, touched_ = false;
};

class ChristmasGame : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        while (!text.at_end()) {
            const Int trees = text.integer(1, kTrees, "N");
            text.end_of_line();
            Game game;
            while (static_cast<Int>(game.size()) < trees) game.push_back(tree(text));
            games.push_back(game);
        }
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) {
            std::string text = std::to_string(game.size()) + '\n';
            for (const Row& tree : game) {
                text += joined({tree.at(0), static_cast<Int>(tree.size() / 2)});
                for (std::size_t i = 1; i + 1 < tree.size(); i += 2) {
                    text += joined({tree[i], tree[i + 1]});
                }
            }
            return text;
        });
    }
    std::size_t games_per_input() const override { return 100; }
    tools::Text left_open(const Game& game) const override {
        for (const Row& tree : game) {
            if (tree.at(0) == 1) return {"a tree of one node", "只有一个节点的树"};
        }
        return {};
    }

    // A component is what stands of a tree: the two nodes of each edge, in order, the lesser one first.
    Position begin(const Game& game) const override {
        Position position;
        for (const Row& tree : game) {
            std::vector<std::pair<Int, Int>> edges;
            for (std::size_t i = 1; i + 1 < tree.size(); i += 2) {
                edges.push_back(std::minmax(tree[i], tree[i + 1]));
            }
            std::sort(edges.begin(), edges.end());
            Component component;
            for (const auto& [a, b] : edges) component.insert(component.end(), {a, b});
            if (!component.empty()) position.push_back(component);
        }
        return position;
    }
    void moves(const Component& edges, Options& options) const override {
        hackenbush::cuts(edges, options);
    }
    std::optional<Game> back(const Game&, const Position& position) const override {
        Game game;
        for (const Component& edges : position) {
            Row nodes = edges;
            nodes.push_back(1);
            std::sort(nodes.begin(), nodes.end());
            Row tree = {std::unique(nodes.begin(), nodes.end()) - nodes.begin()};
            tree.insert(tree.end(), edges.begin(), edges.end());
            game.push_back(tree);
        }
        return game;
    }
    Verdicts verdicts() const override { return {"Sally", "Harry"}; }
    // What can be left of a branch is nothing, or its first edge and what can be left above it; of a
    // polygon, two chains that together have not all of its edges, or all of it.
    bool oracle_reaches(const Game& game) const override {
        const auto few = [](Int number) { return std::min<Int>(number, 5000); };
        Int all = 1;
        for (const Row& tree : game) {
            if (tree.size() > 50) return false;
            const Shape shape = Reading(tree).shape();
            Row left(shape.below.size(), 1);
            for (const auto& [node, length] : shape.polygons) {
                left[node] = few(left[node] * (length * (length + 1) / 2 + 1));
            }
            for (std::size_t node = left.size() - 1; node > 0; --node) {
                Int& product = left[shape.below[node]];
                product = few(product * (left[node] + 1));
            }
            all = few(all * left[0]);
        }
        return all <= 2000;
    }
    // The value of a polygon is the mex over its cuts, which leave two chains. Leaves of the main tree
    // are taken off one after the other; each hands on to the node that it hangs on the length of the
    // stalk that may stand for it.
    std::string second_answer(const Game& game) const override {
        Int nim_sum = 0;
        for (const Row& tree : game) nim_sum ^= value_of(Reading(tree).shape());
        return verdict(nim_sum != 0);
    }
    std::string second_method() const override {
        return "polygons by the chains that a cut leaves; stalks, merged from the leaves on";
    }

 protected:
    static Row tree(InStream& text) {
        const Int nodes = text.integer(1, kNodes, "m");
        text.blank();
        const Int edges = text.integer(0, kEdges, "k");
        text.end_of_line();
        Row tree = {nodes};
        for (Int i = 0; i < edges; ++i) {
            const Row ends = text.line(1, nodes, {"a", "b"});
            if (ends[0] == ends[1])
                text.fail({"an edge joins a node to itself", "一条边连接同一个节点"});
            tree.insert(tree.end(), ends.begin(), ends.end());
        }
        const Reading reading(tree);
        if (!reading.is_connected()) {
            text.fail({"a node is not connected to the root", "有节点与根不连通"});
        }
        if (reading.shares_edges()) {
            text.fail({"an edge is in two polygons", "一条边在两个多边形中"});
        }
        if (reading.touches_polygons()) {
            text.fail(
                {"a polygon has two nodes with other edges", "一个多边形有两个节点连着别的边"});
        }
        return tree;
    }

    static Int value_of(const Shape& shape) {
        Row stalk(shape.below.size());
        for (const auto& [node, length] : shape.polygons) stalk[node] ^= polygon(length);
        for (std::size_t leaf = stalk.size() - 1; leaf > 0; --leaf) {
            stalk[shape.below[leaf]] ^= stalk[leaf] + 1;
        }
        return stalk[0];
    }

 private:
    // The value of a polygon by its cuts, which leave two chains, heaps of Nim.
    static Int polygon(Int length) {
        std::vector<bool> reached(to_index(2 * kNodes));
        for (Int chain = 0; chain < length; ++chain) {
            reached[to_index(chain ^ (length - 1 - chain))] = true;
        }
        return std::find(reached.begin(), reached.end(), false) - reached.begin();
    }
};

}  // namespace
