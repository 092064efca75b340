#include "../families/graphs_limits.hpp"
#include "rules.cpp"

namespace {

class Inputs : public GameOnGraph {
 public:
    void exhaustive(Sink& sink) const override {
        kSmall.for_each([&](const Game& game) { sink.game(game); });
    }
    tools::Text exhaustive_bound() const override { return kSmall.bound(); }
    // The two orders agree on a graph without cycles, so cycles are common here.
    Game random(Rng& rng, bool rare) const override { return some_graph(rng, rare).game(); }
    std::vector<Room> rooms() const override { return rooms_of_graph(); }
    void limits(Sink& sink) const override {
        Rng rng(6970);
        const auto add = [&](const std::string& name, const Game& game) {
            sink.input(name, {game});
        };
        for (const Int many : {kNodes * 3 / 2, kEdges}) {
            add("random-" + std::to_string(many), random_edges(rng, kNodes, many).game());
        }
        for (const std::string order : {"up", "down", "mixed"}) {
            const Row nodes = nodes_in(order, kNodes, rng);
            for (const std::string exits : {"one-exit", "steps-of-two", "loops", "back"}) {
                if (order != "mixed" && exits != (order == "up" ? "one-exit" : "back")) continue;
                add("way-" + order + '-' + exits, way(nodes, exits).game());
            }
            // The way goes on in a circle, or has one exit at its end: the last edge decides about all
            // of it.
            Edges circle = way(nodes), lasso = circle;
            circle.add(nodes.back(), nodes.front());
            lasso.add(nodes.back(), nodes[nodes.size() - 2]);
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
    static constexpr SmallGraphs kSmall = {.any = 3, .few = 3};

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
