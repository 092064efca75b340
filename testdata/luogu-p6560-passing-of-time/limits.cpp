#include "../families/graphs_limits.hpp"
#include "rules.cpp"

namespace {

class Inputs : public PassingOfTime {
 public:
    // With all queries, but for the graphs of one node, which have none.
    void exhaustive(Sink& sink) const override {
        kSmall.for_each([&](Game game) {
            const Int n = game[0][0];
            for (Int pair = 0; pair < n * n; ++pair) {
                if (pair / n != pair % n) game.push_back({pair / n + 1, pair % n + 1, 0});
            }
            if (n > 1) sink.game(game);
        });
    }
    tools::Text exhaustive_bound() const override { return kSmall.bound(); }
    // Some edges are double.
    Game random(Rng& rng, bool rare) const override {
        Game game = some_graph(rng, rare).game();
        for (Int more = rng.mixed(1, static_cast<Int>(game.size())) / 2; more > 0; --more) {
            game.push_back(game[to_index(rng.between(1, static_cast<Int>(game.size()) - 1))]);
        }
        return asked(game, rng, to_index(rng.mixed(1, 20)), {});
    }
    std::vector<Room> rooms() const override {
        std::vector<Room> rooms = rooms_of_graph();
        rooms.push_back(
            {{"queries", "询问"},
             [](const Game& game) { return static_cast<Int>(game.size()) - 1 - edges_of(game); },
             [](Game game, Int size) {
                 game.resize(to_index(1 + edges_of(game) + size));
                 return game;
             }});
        return rooms;
    }
    // The numbers of all ends of edges have 5 digits, or 6. The last query asks for node 100000, which is
    // one move away; node 10000, which is left where a digit is cut off, is not to be reached.
    Game longest() const override {
        Rng rng(6561);
        const Int least = 10000;
        Edges edges(kNodes);
        edges.add(least, least);
        for (Int step = 1; edges.size() < kEdges - 1; ++step) {
            for (Int v = least + 1; v + step < kNodes && edges.size() < kEdges - 1; ++v) {
                edges.add(v, v + step);
            }
        }
        Game game = edges.game();
        game.push_back({kNodes - 1, kNodes});
        game = asked(game, rng, kQueries - 1, {kNodes, kNodes - 1, least + 1});
        for (Row& row : game) {
            if (row.size() == 3) row[0] = kNodes - 2 - row[0] % 1000;  // known soon
        }
        game.push_back({kNodes - 1, kNodes, 0});
        return game;
    }
    void limits(Sink& sink) const override {
        Rng rng(6560);
        const auto add = [&](const std::string& name, const Game& game, const Row& goals = {},
                             std::size_t queries = kQueries) {
            sink.input(name, {asked(game, rng, queries, goals)});
        };
        // Few goals, which the second method remembers, and programs do not. Not all 500 queries: a
        // right program waits for memory, which takes five times as long where others wait, too.
        for (const Int many : {kNodes * 3 / 2, kEdges}) {
            add("random-" + std::to_string(many), random_edges(rng, kNodes, many).game(),
                {1, 2, kNodes}, kLarge);
        }
        add("all-decided", downwards(rng).game(), {1, 2, kNodes}, kLarge);
        add("many-goals", random_edges(rng, 1000, 1700).game());
        // The last node of a way, or the first one, is the goal; its other end is asked for, too.
        for (const std::string order : {"up", "down", "mixed"}) {
            const Row nodes = nodes_in(order, kNodes, rng);
            const Int first = nodes.front(), last = nodes.back();
            for (const std::string exits : {"one-exit", "steps-of-two", "loops", "back"}) {
                if (order != "mixed" && exits != (order == "up" ? "one-exit" : "back")) continue;
                const Game game = way(nodes, exits).game();
                sink.input("way-" + order + '-' + exits,
                           {with(asked(game, rng, 8, {last, first}),
                                 {{first, last, 0}, {nodes[1], last, 0}, {last, first, 0}})});
            }
            Edges circle = way(nodes);
            circle.add(last, first);
            add("circle-" + order, circle.game(), {first, last}, kLarge);
        }
        // So many exits that a count of them in 8 or 16 bits comes round: all lead to nodes that the
        // opponent wins, but for the last one, which leads to a loop, or to none.
        for (const Int exits : {Int{256}, Int{257}, Int{65536}, Int{65537}, kNodes - 3}) {
            for (const bool to_a_loop : {false, true}) {
                const Int hub = exits + 3, loop = exits + 2, goal = exits + 1;
                Edges edges(hub);
                edges.add(loop, loop);
                for (Int v = 1; v <= exits; ++v) {
                    edges.add(hub, v);
                    edges.add(v, goal);
                }
                if (to_a_loop) edges.add(hub, loop);
                const std::string name = "exits-" + std::to_string(exits);
                sink.input(to_a_loop ? name + "-and-a-loop" : name,
                           {with(edges.game(), {{hub, goal, 0}, {goal, hub, 0}})});
            }
        }
        // Names that are kept with the number of their query in 8 bits: one from query 1 is met in query
        // 257, and what was never named in query 256.
        Game round = {{8}, {1, 2}, {2, 3}, {3, 2}, {4, 5}, {6, 7}, {7, 8}, {8, 7}, {1, 2, 0}};
        for (int i = 0; i < 254; ++i) round.push_back({4, 5, 0});
        sink.input("round-256", {with(round, {{6, 8, 0}, {1, 3, 0}})});
        // Answers that are kept for a number that is made of both nodes.
        Game keys = {{kNodes}, {2, 2}};
        const Row bases = {1000, 1024, 10000, 32768, 65536};
        for (const Int base : bases) keys.push_back({1, base + 3});
        for (const Int base : bases) keys = with(keys, {{1, base + 3, 0}, {2, 3, 0}});
        sink.input("queries-of-one-key", {keys});
        // The same edges again and again; the last one decides.
        Game again = {{3}};
        for (Int i = 1; i < kEdges; ++i) again.push_back({1, i % 2 == 0 ? 3 : 2});
        again.push_back({2, 3});
        add("edges-again", again);
        for (const std::size_t count : {256, 65536}) {
            Game equal = {{3}, {2, 3}};
            equal.resize(count + 2, {1, 2});
            sink.input("edges-again-" + std::to_string(count), {with(equal, {{1, 3, 0}})});
        }
        add("least", {{2}, {2, 1}});
    }

 private:
    static constexpr std::size_t kLarge = 100;  // queries of the greatest graphs
    static constexpr SmallGraphs kSmall = {.any = 3, .few = 3};

    static Game with(Game game, const std::vector<Row>& more) {
        game.insert(game.end(), more.begin(), more.end());
        return game;
    }
    // With so many more queries, for these goals in turn, or for any.
    static Game asked(Game game, Rng& rng, std::size_t queries, const Row& goals) {
        const Int n = game[0][0];
        for (std::size_t i = 0; i < queries; ++i) {
            const Int goal = goals.empty() ? rng.between(1, n) : goals[i % goals.size()];
            const Int other = rng.between(1, n - 1);
            game.push_back({other + (other >= goal), goal, 0});
        }
        return game;
    }
    // Without cycles: all edges lead on in a mixed order, and the search goes through all of them.
    static Edges downwards(Rng& rng) {
        const Row nodes = nodes_in("mixed", kNodes, rng);
        Edges edges(kNodes);
        while (edges.size() < kEdges) {
            const Int from = rng.between(0, kNodes - 2);
            const Int to = rng.between(from + 1, kNodes - 1);
            edges.add(nodes[to_index(from)], nodes[to_index(to)]);
        }
        return edges;
    }
};

}  // namespace

RULES(Inputs)
