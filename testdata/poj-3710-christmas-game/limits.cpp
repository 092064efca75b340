#include "core/rooms.hpp"
#include "rules.cpp"

namespace {

using hackenbush::any_shape;

class Inputs : public ChristmasGame {
 public:
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
        return {{{"edges", "边"},
                 most([](const Row& tree) { return static_cast<Int>(tree.size() / 2); }),
                 rest([](const Row&, std::size_t i, Int size) {
                     return static_cast<Int>(i / 2) < size;
                 })},
                {{"nodes", "节点"},
                 most([](const Row& tree) { return tree.at(0); }),
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
            input(std::string("room-for-") + room.of.en);
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

RULES(Inputs)
