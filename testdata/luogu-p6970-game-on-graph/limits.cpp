#include "core/rooms.hpp"
#include "rules.cpp"

namespace {

class Inputs : public GameOnGraph {
 public:
    void exhaustive(Sink& sink) const override {
        for (Int nodes = 1; nodes <= kAny; ++nodes) every(nodes, nodes * nodes, sink);
        every(kAny + 1, kFew, sink);
    }
    tools::Text exhaustive_bound() const override {
        const std::string any = std::to_string(kAny), more = std::to_string(kAny + 1),
                          few = std::to_string(kFew);
        return {"every graph of at most " + any + " nodes, and every one of " + more +
                    " nodes with at most " + few + " edges",
                "不超过 " + any + " 个点的所有图，以及 " + more + " 个点、至多 " + few +
                    " 条边的所有图"};
    }
    // The two orders agree on a graph without cycles, so cycles are common here; `rare` brings long
    // ways back to the only end.
    Game random(Rng& rng, bool rare) const override {
        const Int n = rng.mixed(2, rng.chance(1, 10) ? 3000 : 40);
        Edges edges(n);
        if (rare) {
            const Row order = rng.distinct(to_index(n), 1, n);
            for (Int i = 1; i < n; ++i) edges.add(order[to_index(i)], order[to_index(i - 1)]);
            for (Int more = rng.between(0, n); more > 0; --more) {
                const Int at = rng.between(1, n - 1);
                const Int to = std::min(n - 1, at + rng.between(0, 3));
                edges.add(order[to_index(at)], order[to_index(to)]);
            }
            return edges.game();
        }
        const Int most = std::max<Int>(1, n * rng.between(5, 25) / 10);
        for (Int i = 0; i < most; ++i) {
            const Int a = rng.between(1, n);
            const Int b = rng.between(1, n);
            edges.add(a, rng.chance(1, 20) ? a : b);
        }
        return edges.game();
    }
    std::vector<Room> rooms() const override {
        return {{{"edges", "边"},
                 [](const Game& game) { return static_cast<Int>(game.size()) - 1; },
                 [](Game game, Int size) {
                     game.resize(to_index(size) + 1);
                     return game;
                 }},
                {{"nodes", "节点"},
                 [](const Game& game) { return game.at(0).at(0); },
                 [](Game game, Int size) {
                     game.erase(std::remove_if(game.begin() + 1, game.end(),
                                               [=](const Row& edge) {
                                                   return std::max(edge[0], edge[1]) > size;
                                               }),
                                game.end());
                     return game;
                 }}};
    }
    void limits(Sink& sink) const override {
        Rng rng(6970);
        const auto add = [&](const std::string& name, const Game& game) {
            sink.input(name, {game});
        };
        for (const Int many : {kNodes * 3 / 2, kEdges}) {
            Edges edges(kNodes);
            while (edges.size() < many) {
                const Int a = rng.between(1, kNodes);
                const Int b = rng.between(1, kNodes);
                edges.add(a, b);
            }
            add("random-" + std::to_string(many), edges.game());
        }
        // One way through all nodes, along ascending, descending and mixed numbers; with steps over one
        // node; with a second exit from each node, back to itself or to where it came from.
        for (const std::string order : {"up", "down", "mixed"}) {
            Row nodes;
            for (Int v = 1; v <= kNodes; ++v) nodes.push_back(v);
            if (order == "down") std::reverse(nodes.begin(), nodes.end());
            if (order == "mixed") rng.shuffle(nodes);
            const auto node = [&](Int i) { return nodes[to_index(i)]; };
            for (const std::string exits : {"one-exit", "steps-of-two", "loops", "back"}) {
                if (order != "mixed" && exits != (order == "up" ? "one-exit" : "back")) continue;
                Edges edges(kNodes);
                for (Int i = 0; i + 1 < kNodes; ++i) {
                    edges.add(node(i), node(i + 1));
                    if (exits == "steps-of-two" && i + 2 < kNodes) edges.add(node(i), node(i + 2));
                    if (exits == "loops") edges.add(node(i), node(i));
                    if (exits == "back" && i > 0) edges.add(node(i), node(i - 1));
                }
                add("way-" + order + '-' + exits, edges.game());
            }
            // The way ends, goes on in a circle, or has one exit at its end: the last edge decides
            // about all of it.
            Edges way(kNodes);
            for (Int i = 0; i + 1 < kNodes; ++i) way.add(node(i), node(i + 1));
            Edges circle = way, lasso = way;
            circle.add(node(kNodes - 1), node(0));
            lasso.add(node(kNodes - 1), node(kNodes - 2));
            if (order != "up") add("circle-" + order, circle.game());
            if (order != "down") add("lasso-" + order, lasso.game());
        }
        longest(sink);
        // So many exits that a count of them in 8 or 16 bits comes round: all but the last one lead to
        // an end, and the last one to a loop. Then as many exits as there can be, all of them to ends.
        for (const Int exits : {Int{257}, Int{65537}, kNodes - 2}) {
            Edges edges(kNodes);
            const Int hub = kNodes, loop = kNodes - 1;
            edges.add(loop, loop);
            for (Int v = 1; v < exits; ++v) edges.add(hub, v);
            edges.add(hub, exits == loop - 1 ? exits : loop);
            for (Int v = exits + 1; v < loop; ++v) edges.add(v, hub);
            add("exits-" + std::to_string(exits), edges.game());
        }
        // As many edges as can be among few nodes, without and with one end.
        for (const bool end : {false, true}) {
            Edges edges(448);
            for (Int a = 1; a <= 447 && edges.size() < kEdges; ++a) {
                for (Int b = 1; b <= 447 + end && edges.size() < kEdges; ++b) edges.add(a, b);
            }
            add(end ? "dense-with-an-end" : "dense", edges.game());
        }
        // Fewest edges.
        Edges one(kNodes), back(kNodes), loop(kNodes), least(1);
        one.add(kNodes - 1, kNodes);
        back.add(kNodes, 1);
        loop.add(kNodes, kNodes);
        least.add(1, 1);
        add("one-edge", one.game());
        add("one-edge-back", back.game());
        add("one-loop", loop.game());
        add("one-node", least.game());
    }

 private:
    static constexpr Int kAny = 3, kFew = 3;

    // A graph, each edge once.
    class Edges {
     public:
        explicit Edges(Int nodes) : game_{{nodes}} {}
        void add(Int from, Int to) {
            if (seen_.insert(from * kNodes + to).second) game_.push_back({from, to});
        }
        Int size() const { return static_cast<Int>(game_.size()) - 1; }
        // At least one edge.
        Game game() const {
            Game game = game_;
            if (size() == 0) game.push_back({1, 1});
            return game;
        }

     private:
        Game game_;
        std::unordered_set<Int> seen_;
    };

    static void every(Int nodes, Int most_edges, Sink& sink) {
        const Int pairs = nodes * nodes;
        for (Int set = 1; set >> pairs == 0; ++set) {
            Game game = {{nodes}};
            for (Int pair = 0; pair < pairs; ++pair) {
                if (set >> pair & 1) game.push_back({pair / nodes + 1, pair % nodes + 1});
            }
            if (static_cast<Int>(game.size()) - 1 <= most_edges) sink.game(game);
        }
    }
    // The longest input: the numbers of all ends of edges have 5 digits, or 6. Its last edge, into node
    // 100000, is the only one that leads to an end; node 10000, which is left of it where a digit is
    // cut off, never ends. In a second one the last edge is the only one that leads to a loop.
    static void longest(Sink& sink) {
        for (const bool to_an_end : {true, false}) {
            Edges edges(kNodes);
            const Int least = 10000, last = kNodes - 1;
            if (to_an_end) edges.add(least, least);
            if (!to_an_end) edges.add(kNodes, kNodes);
            // A tree into `last`, and more edges on the same ways.
            for (Int step = 1; edges.size() < kEdges - 1; ++step) {
                for (Int v = least + 1; v + step <= last && edges.size() < kEdges - 1; ++v) {
                    edges.add(v, v + step);
                }
            }
            Game game = edges.game();
            game.push_back({last, kNodes});
            sink.input(to_an_end ? "longest-to-an-end" : "longest-to-a-loop", {game});
        }
    }
};

}  // namespace

RULES(Inputs)
