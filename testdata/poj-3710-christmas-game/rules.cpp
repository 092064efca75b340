// A game has a row for each tree: how many nodes it has, then the two nodes of each edge, in the order
// of the input. The root is node 1.
#include "../families/hackenbush.hpp"
#include "core/rooms.hpp"

namespace {

using namespace rules;
using hackenbush::any_shape;
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

    void exhaustive(Sink& sink) const override {
        Rng rng(3710);
        std::vector<Row> few;
        for (Int nodes = 2; nodes <= kAny; ++nodes) {
            for_each_graph(nodes, [&](const Row& tree) {
                sink.game({shuffled(rng, tree)});
                if (nodes <= kSeveral) few.push_back(tree);
            });
        }
        for (const Row& one : few) {
            for (const Row& other : few) sink.game({shuffled(rng, one), shuffled(rng, other)});
        }
    }
    tools::Text exhaustive_bound() const override {
        const std::string any = std::to_string(kAny), several = std::to_string(kSeveral);
        return {"every tree of 2 to " + any +
                    " numbered nodes, those of polygons included, and every "
                    "two of 2 to " +
                    several,
                "2 到 " + any + " 个编号节点的所有的树，包括多边形的节点；以及任意两棵 2 到 " +
                    several + " 个节点的树"};
    }
    Game random(Rng& rng, bool rare) const override {
        const Int most = rng.chance(1, 30) ? kTrees - 2 : 12, greatest = rng.mixed(2, kNodes);
        std::vector<Shape> shapes;
        const Int trees = rng.mixed(1, most);
        while (static_cast<Int>(shapes.size()) < trees) {
            shapes.push_back(any(rng, rng.between(2, greatest)));
        }
        if (rare || rng.chance(2, 3)) complete(rng, shapes, rare ? 0 : rng.pick(powers_of_two(64)));
        return labelled(rng, shapes);
    }
    std::vector<Room> rooms() const override {
        const auto most = [](auto of_tree) {
            return [of_tree](const Game& game) {
                Int greatest = 0;
                for (const Row& tree : game) greatest = std::max(greatest, of_tree(tree));
                return greatest;
            };
        };
        // The root with what is connected to it by edges that the program has.
        const auto rest = [](auto has) {
            return [has](Game game, Int size) {
                for (Row& tree : game) {
                    Row kept;
                    for (std::size_t i = 1; i + 1 < tree.size(); i += 2) {
                        if (!has(tree, i, size)) continue;
                        kept.insert(kept.end(), {tree[i], tree[i + 1]});
                    }
                    tree = hackenbush::standing(kept);
                    tree.insert(tree.begin(), hackenbush::greatest_node(tree));
                }
                return game;
            };
        };
        return {{"edges", most([](const Row& tree) { return static_cast<Int>(tree.size() / 2); }),
                 rest([](const Row&, std::size_t i, Int size) {
                     return static_cast<Int>(i / 2) < size;
                 })},
                {"nodes", most([](const Row& tree) { return tree.at(0); }),
                 rest([](const Row& tree, std::size_t i, Int size) {
                     return std::max(tree[i], tree[i + 1]) <= size;
                 })}};
    }
    void limits(Sink& sink) const override {
        Rng rng(37100);
        std::vector<Game> games;
        const auto input = [&](const std::string& name) {
            sink.input(name, games);
            games.clear();
        };
        // The most trees of the most nodes. Where they are lost, each of their edges decides, by the
        // parity of their number.
        for (const bool lost : {true, false, true}) {
            std::vector<Shape> shapes;
            while (static_cast<Int>(shapes.size()) < kTrees - 2) shapes.push_back(any(rng, kNodes));
            complete(rng, shapes, lost ? 0 : 64);
            games.push_back(labelled(rng, shapes));
        }
        input("most-trees");
        // The most edges: one node after the other hangs on the root by two of them.
        for (const Int odd : {0, 1}) {
            Shape doubles;
            while (nodes_of(doubles) < kNodes - 2 * odd) doubles.polygons.push_back({0, 2});
            if (odd == 1) doubles.polygons.push_back({0, 3});
            games.push_back(labelled(rng, {doubles}));
        }
        input("most-edges");
        // What comes last decides, wherever an array ends: a tree of many double edges and some others.
        for (const Room& room : rooms()) {
            games = beyond_each_size(*this, room, [&] {
                Shape shape;
                shape.below = any_shape(rng, rng.between(10, 40));
                const Int top = rng.pick(Row{0, 3});
                while (nodes_of(shape) < kNodes - top) {
                    shape.polygons.push_back({any_node(rng, shape), 2});
                }
                if (top > 0) shape.polygons.push_back({any_node(rng, shape), top});
                return labelled(rng, {shape, valued(rng, value_of(shape))});
            });
            input("room-for-" + room.of);
        }
        // A polygon of each number of edges: on the root, on a stalk, and two of them.
        for (Int length = 2; length <= kNodes; ++length) {
            Shape alone;
            alone.polygons.push_back({0, length});
            games.push_back(labelled(rng, {alone}));
        }
        input("polygons");
        for (Int length = 2; length < kNodes; ++length) {
            Shape high = stalk(rng.between(1, kNodes - length));
            high.polygons.push_back({high.below.size() - 1, length});
            games.push_back(labelled(rng, {high, stalk(value_of(high))}));
        }
        input("polygons-on-stalks");
        for (Int length = 2; length <= 50; ++length) {
            for (const Int other : {length, length + 1}) {
                if (length + other - 1 > kNodes) continue;
                Shape both = stalk(rng.between(0, kNodes - length - other + 1));
                const std::size_t top = both.below.size() - 1;
                both.polygons = {{top, length}, {top, other}};
                std::vector<Shape> shapes = {both};
                complete(rng, shapes, 0);
                games.push_back(labelled(rng, shapes));
            }
        }
        input("two-polygons-on-one-node");
        // Every bit decides alone; the greatest value decides a loss.
        for (const Int bit : powers_of_two(64)) {
            games.push_back(labelled(rng, {stalk(bit)}));
            const Int less = rng.between(0, std::min(bit - 1, kNodes - 1 - bit));
            games.push_back(labelled(rng, {valued(rng, less), valued(rng, less + bit)}));
            games.push_back(labelled(rng, {valued(rng, less + bit), valued(rng, less + bit)}));
            std::vector<Shape> many;
            while (many.size() < 40) many.push_back(any(rng, 60));
            complete(rng, many, bit);
            games.push_back(labelled(rng, many));
        }
        games.push_back(labelled(rng, {stalk(98), stalk(64), stalk(34)}));
        games.push_back(labelled(rng, {stalk(98), stalk(98)}));
        games.push_back(labelled(rng, {stalk(98), stalk(97)}));
        games.push_back(labelled(rng, {stalk(64), stalk(63)}));
        input("bits");
        // Trees alike but for the nodes that their polygons hang on, or for the numbers of edges of these.
        for (int i = 0; i < 100; ++i) {
            Shape one = any(rng, kNodes), other = one;
            for (auto& [node, length] : other.polygons) node = any_node(rng, other);
            if (i % 2 == 0 && one.polygons.size() > 1) {
                other = one;
                std::swap(other.polygons.front().second, other.polygons.back().second);
            }
            games.push_back(labelled(rng, {one, other}));
        }
        input("alike");
        // Marks of a byte come round: between two large trees there are 255 small ones.
        std::vector<Shape> shapes(kTrees, stalk(1));
        shapes[0] = any(rng, kNodes);
        games.push_back(labelled(rng, shapes));
        games.push_back(labelled(rng, std::vector<Shape>(kTrees, stalk(1))));
        shapes.assign(kTrees, stalk(1));
        shapes[to_index(256 - 2 * kTrees)] = valued(rng, 47);
        games.push_back(labelled(rng, shapes));
        input("large-tree-again-after-256");
        // A large tree before small ones, which find what was left of it.
        for (int i = 0; i < 50; ++i) {
            games.push_back(labelled(rng, {any(rng, kNodes)}));
            games.push_back(labelled(rng, {stalk(i % 7 + 1), stalk(i % 7 + 1)}));
        }
        input("large-before-small");
        for (int i = 0; i < 20000; ++i) {
            std::vector<Shape> small = {any(rng, rng.between(2, 6)), any(rng, rng.between(2, 6))};
            games.push_back(labelled(rng, small));
        }
        input("twenty-thousand-games");
    }

 private:
    // Nodes of the exhaustive trees, and of two of them.
    static constexpr Int kAny = 5, kSeveral = 3;

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

    // The value of a polygon by its cuts, which leave two chains, heaps of Nim.
    static Int polygon(Int length) {
        std::vector<bool> reached(to_index(2 * kNodes));
        for (Int chain = 0; chain < length; ++chain) {
            reached[to_index(chain ^ (length - 1 - chain))] = true;
        }
        return std::find(reached.begin(), reached.end(), false) - reached.begin();
    }
    static Int value_of(const Shape& shape) {
        Row stalk(shape.below.size());
        for (const auto& [node, length] : shape.polygons) stalk[node] ^= polygon(length);
        for (std::size_t leaf = stalk.size() - 1; leaf > 0; --leaf) {
            stalk[shape.below[leaf]] ^= stalk[leaf] + 1;
        }
        return stalk[0];
    }
    static Int count(const Below& below) { return static_cast<Int>(below.size()); }
    static Int nodes_of(const Shape& shape) {
        Int nodes = count(shape.below);
        for (const auto& [node, length] : shape.polygons) nodes += length - 1;
        return nodes;
    }

    static Shape stalk(Int edges) {
        Shape shape;
        while (count(shape.below) <= edges) shape.below.push_back(shape.below.size() - 1);
        shape.below[0] = 0;
        return shape;
    }
    static std::size_t any_node(Rng& rng, const Shape& shape) {
        return to_index(rng.between(0, count(shape.below) - 1));
    }
    // At most so many nodes, at least two.
    static Shape any(Rng& rng, Int most) {
        Shape shape;
        shape.below = any_shape(rng, rng.chance(1, 8) ? 1 : rng.between(1, most));
        for (;;) {
            const Int spare = most - nodes_of(shape);
            if (spare == 0 || (nodes_of(shape) > 1 && rng.chance(1, 6))) return shape;
            const std::size_t node = any_node(rng, shape);
            shape.polygons.push_back({node, rng.mixed(1, spare) + 1});
        }
    }
    // A tree of this value, at most 98: branches as `grow` makes them, but instead of some leaves odd
    // polygons, and anywhere polygons that are worth nothing.
    static Shape valued(Rng& rng, Int value) {
        Below below(1);
        hackenbush::grow(rng, below, 0, value);
        std::vector<bool> is_leaf(below.size(), true);
        for (const std::size_t node : below) is_leaf[node] = false;
        Shape shape;
        Int spare = kNodes - count(below);
        std::vector<std::size_t> number(below.size());
        for (std::size_t node = 1; node < below.size(); ++node) {
            const std::size_t lower = number[below[node]];
            if (is_leaf[node] && spare > 0 && rng.chance(1, 3)) {
                const Int more = 2 * rng.mixed(0, (spare - 1) / 2);
                shape.polygons.push_back({lower, 3 + more});
                spare -= 1 + more;
            } else {
                number[node] = shape.below.size();
                shape.below.push_back(lower);
            }
        }
        while (spare > 0 && (nodes_of(shape) == 1 || rng.chance(2, 3))) {
            const Int more = 2 * rng.mixed(0, (spare - 1) / 2);
            shape.polygons.push_back({any_node(rng, shape), 2 + more});
            spare -= 1 + more;
        }
        return shape;
    }
    // Adds trees, two at most, that make the nim-sum `wanted`, which is below 128.
    static void complete(Rng& rng, std::vector<Shape>& shapes, Int wanted) {
        Int rest = wanted;
        for (const Shape& shape : shapes) rest ^= value_of(shape);
        if (rest >= kNodes) {
            shapes.push_back(valued(rng, 64));
            rest ^= 64;
        }
        if (rest > 0) shapes.push_back(valued(rng, rest));
    }

    // The root is node 1, the others have any numbers; the edges stand in any order and direction.
    static Game labelled(Rng& rng, std::vector<Shape> shapes) {
        rng.shuffle(shapes);
        Game game;
        for (const Shape& shape : shapes) {
            const Int nodes = nodes_of(shape);
            Row label = rng.distinct(to_index(nodes - 1), 2, std::max<Int>(2, nodes));
            label.insert(label.begin(), 1);
            Row tree = {nodes};
            const auto add = [&](std::size_t a, std::size_t b) {
                tree.insert(tree.end(), {label[a], label[b]});
            };
            for (std::size_t node = 1; node < shape.below.size(); ++node) {
                add(shape.below[node], node);
            }
            std::size_t next = shape.below.size();
            for (const auto& [node, length] : shape.polygons) {
                add(node, next);
                for (Int i = 2; i < length; ++i, ++next) add(next, next + 1);
                add(next++, node);
            }
            game.push_back(shuffled(rng, tree));
        }
        return game;
    }
    static Row shuffled(Rng& rng, const Row& tree) {
        std::vector<Row> edges;
        for (std::size_t i = 1; i + 1 < tree.size(); i += 2) {
            edges.push_back({tree[i], tree[i + 1]});
            rng.shuffle(edges.back());
        }
        rng.shuffle(edges);
        Row result = {tree[0]};
        for (const Row& edge : edges) result.insert(result.end(), edge.begin(), edge.end());
        return result;
    }
    // Every tree of so many numbered nodes.
    template <class Visit>
    static void for_each_graph(Int nodes, const Visit& visit) {
        std::vector<Row> pairs;
        for (Int a = 1; a <= nodes; ++a) {
            for (Int b = a + 1; b <= nodes; ++b) pairs.push_back({a, b});
        }
        Row times(pairs.size());  // 0, 1 or 2 edges
        for (;;) {
            Row tree = {nodes};
            for (std::size_t i = 0; i < pairs.size(); ++i) {
                for (Int copy = 0; copy < times[i]; ++copy) {
                    tree.insert(tree.end(), pairs[i].begin(), pairs[i].end());
                }
            }
            const Reading reading(tree);
            if (reading.is_connected() && !reading.shares_edges() && !reading.touches_polygons()) {
                visit(tree);
            }
            std::size_t at = 0;
            while (at < times.size() && times[at] == 2) times[at++] = 0;
            if (at == times.size()) return;
            ++times[at];
        }
    }
};

}  // namespace

RULES(ChristmasGame)
