#include "core/rooms.hpp"
#include "rules.cpp"

namespace {

// A node of value v needs v edges, to nodes of the values 0 to v - 1, which need as many: v(v + 1) / 2
// edges in all.
constexpr Int kGreatestValue = 109;

class Inputs : public MovingPieces {
 public:
    void exhaustive(Sink& sink) const override {
        for (Int n = 2; n <= kAnyLabels; ++n) every_game(n, true, n, sink);
        every_game(kAscending, false, kPieces, sink);
    }
    tools::Text exhaustive_bound() const override {
        const std::string any = std::to_string(kAnyLabels), ascending = std::to_string(kAscending),
                          pieces = std::to_string(kPieces);
        return {
            "every DAG of up to " + any +
                " nodes with all placements of up to as many pieces as nodes; every one of " +
                ascending + " nodes with edges to greater labels and up to " + pieces + " pieces",
            "不超过 " + any + " 个节点的所有有向无环图，棋子数不超过节点数的所有放法；" +
                ascending + " 个节点、边都由小编号指向大编号的所有图，至多 " + pieces + " 枚棋子"};
    }
    Game random(Rng& rng, bool rare) const override {
        const Int n = rng.mixed(2, kNodes);
        Game game = rng.chance(1, 2)
                        ? any_edges(rng, n)
                        : steered(rng, n, rng.mixed(1, std::min(n - 1, kGreatestValue)));
        place(rng, game, rng.mixed(1, n), rare);
        return game;
    }
    std::vector<Room> rooms() const override {
        return {{{"edges", "边"},
                 [](const Game& game) { return static_cast<Int>(game.size()) - 2; },
                 [](Game game, Int size) {
                     game.resize(to_index(size) + 2);
                     return game;
                 }},
                {{"pieces", "棋子"},
                 [](const Game& game) { return static_cast<Int>(game.at(1).size()); },
                 [](Game game, Int size) {
                     game.at(1).resize(to_index(size));
                     return game;
                 }},
                {{"nodes", "节点"},
                 [](const Game& game) { return game.at(0).at(0); },
                 [](Game game, Int size) {
                     Row pieces;
                     for (const Int node : game.at(1)) {
                         if (node <= size) pieces.push_back(node);
                     }
                     game[1] = pieces;
                     game.erase(std::remove_if(game.begin() + 2, game.end(),
                                               [=](const Row& edge) {
                                                   return std::max(edge[0], edge[1]) > size;
                                               }),
                                game.end());
                     return game;
                 }}};
    }
    void limits(Sink& sink) const override {
        Rng rng(1319);
        const auto add = [&](const std::string& name, Game game, const Row& pieces) {
            game[1] = pieces;
            sink.input(name, {game});
        };
        // The longest plays, of an odd and an even number of moves, so that what a search finds at any
        // depth at which it stops is wrong in one of them.
        Game up = {{kNodes}, {}}, down = up, doubling = up;
        for (Int node = 1; node < kNodes; ++node) {
            up.push_back({node, node + 1});
            down.push_back({node + 1, node});
            for (Int step = 1; step <= std::min<Int>(3, kNodes - node); ++step) {
                doubling.push_back({node, node + step});
            }
        }
        add("most-paths", doubling, {1});
        for (const Int node : {1, 2}) {
            add("chain-up-" + std::to_string(node), up, {node});
            add("chain-down-" + std::to_string(node), down, {kNodes + 1 - node});
        }
        for (const Int node : {999, 1000, 1001, 1002}) {
            add("chain-up-1-" + std::to_string(node), up, {1, node});
        }
        // Node 2 has the value 0 but many edges, and its value is needed again and again.
        Game zero = {{kNodes}, {}, {3, 4}};
        for (Int i = 1; i < kEdges; ++i) zero.push_back(i % 2 == 0 ? Row{1, 2} : Row{2, 3});
        add("zero-asked-often", zero, Row(kNodes, 2));
        // All nodes that occur have four digits; the last one decides.
        Game longest = {{kNodes}, {}};
        for (Int i = 0; i < kEdges; ++i) {
            const Int from = rng.between(1000, kNodes - 1);
            longest.push_back({from, rng.between(from + 1, kNodes)});
        }
        place(rng, longest, kNodes, true, 1000);
        sink.input("longest-lines", {longest});
        // The greatest value, of a complete DAG, needs nearly every edge; so the loss hangs on each of
        // them.
        const Game all = steered(rng, kNodes, kGreatestValue);
        const Row value = values(all);
        const auto node_of = [&](Int wanted) {
            return static_cast<Int>(std::find(value.begin() + 1, value.end(), wanted) -
                                    value.begin());
        };
        Row loss = {node_of(kGreatestValue)};
        for (const Int bit : powers_of_two(kGreatestValue)) {
            if (kGreatestValue & bit) loss.push_back(node_of(bit));
            const Int other = rng.between(0, std::min(bit - 1, kGreatestValue - bit));
            add("differ-in-bit-" + std::to_string(bit), all,
                {node_of(other), node_of(other + bit)});
        }
        add("greatest-value-loss", all, loss);
        add("greatest-nim-sum", all, {node_of(kGreatestValue), node_of(127 - kGreatestValue)});
        for (int i = 0; i < 4; ++i) {
            Game most = all;
            place(rng, most, kNodes, i % 2 == 0);
            sink.input("most-pieces-" + std::to_string(i), {most});
        }
        // One node with an edge to every other; its last edge is the only one to a value above 0.
        Game hub = {{kNodes}, {}, {1, 2}, {kNodes - 2, 1}, {kNodes - 2, 2}};
        for (Int node = 2; node < kNodes; ++node) {
            if (node != kNodes - 2) hub.push_back({kNodes, node});
        }
        hub.push_back({kNodes, 1});
        add("most-edges-from-a-node", hub, {kNodes, kNodes - 2});
        // Two edges that are one to a program which drops repeated ones by a * 1000 + b, by
        // a << 10 ^ b, or by the digits; the second alone makes the game a win.
        for (const Row& pair : {Row{1, 1102, 2, 102}, Row{1, 1102, 11, 1002}, Row{1, 1126, 2, 102},
                                Row{2, 1124, 3, 100}, Row{1, 231, 2, 131}, Row{1, 131, 2, 100},
                                Row{1, 231, 2, 100}, Row{1, 121, 11, 21}, Row{1, 112, 11, 12}}) {
            add("edges-of-one-key-" + std::to_string(pair[1]) + '-' + std::to_string(pair[3]),
                {{kNodes}, {}, {pair[0], pair[1]}, {pair[2], pair[3]}}, {pair[2]});
        }
        // So many pieces on a node, or edges from it or to it, that a count of 8 bits is negative or 0.
        for (const Int count : {129, 255}) {
            add("pieces-on-a-node-" + std::to_string(count), {{kNodes}, {}, {1, 2}},
                Row(to_index(count), 1));
        }
        // With a degree of 0 too soon, the other nodes take the wrong value of this one.
        for (const Int node : {1, 300}) {
            Game from = {{300}, {}, {4, node}}, to = {{300}, {}, {node, 2}, {2, 3}};
            for (Int other = 10; other < 266; ++other) {
                from.push_back({node, other});
                from.push_back({other, 2});
                to.push_back({other, node});
            }
            add("edges-from-node-" + std::to_string(node), from, {4});
            add("edges-to-node-" + std::to_string(node), to, {10});
        }
    }

 private:
    // A DAG of n nodes with any edges, and no pieces.
    static Game any_edges(Rng& rng, Int n) {
        const Int m = rng.mixed(1, rng.chance(1, 2) ? kEdges : 2 * n);
        const Int reach = rng.mixed(1, n - 1);  // how far an edge leads in the hidden order
        const Row label = rng.distinct(to_index(n), 1, n);
        Game game = {{n}, {}};
        for (Int i = 0; i < m; ++i) {
            const Int from = rng.between(1, n - 1);
            const Int to = rng.between(from + 1, std::min(n, from + reach));
            game.push_back({label[to_index(from - 1)], label[to_index(to - 1)]});
        }
        return game;
    }
    // A DAG of n nodes, and no pieces, whose values reach up to the greatest: each node has an edge to
    // one node of each lower value, and for what edges are left some to higher values.
    static Game steered(Rng& rng, Int n, Int greatest) {
        const Row label = rng.distinct(to_index(n), 1, n);
        std::vector<Row> of_value(to_index(greatest + 1));
        Game game = {{n}, {}};
        Int left = kEdges;
        for (Int i = 0; i < n; ++i) {
            Int value = std::min(i, greatest);
            if (i > greatest) value = rng.between(0, greatest);
            // What is left has to bring about the values up to the greatest first.
            if (i > greatest && value > left) value = 0;
            for (Int lower = 0; lower < value; ++lower) {
                game.push_back({label[to_index(i)], rng.pick(of_value[to_index(lower)])});
            }
            left -= value;
            of_value[to_index(value)].push_back(label[to_index(i)]);
            const bool more = i > greatest && value < greatest && rng.chance(1, 2);
            if (more && left > 0) {
                const Row& higher = of_value[to_index(rng.between(value + 1, greatest))];
                game.push_back({label[to_index(i)], rng.pick(higher)});
                --left;
            }
        }
        std::vector<Row> edges(game.begin() + 2, game.end());
        rng.shuffle(edges);
        std::copy(edges.begin(), edges.end(), game.begin() + 2);
        return game;
    }
    // Puts k pieces on nodes from `least` on. The last one makes a loss where it can, if `loss`; else a
    // win by a single bit of the nim-sum, or whatever comes.
    static void place(Rng& rng, Game& game, Int k, bool loss, Int least = 1) {
        const Row value = values(game);
        const Int n = game[0][0], greatest = *std::max_element(value.begin() + 1, value.end());
        Int wanted = loss ? 0 : rng.pick(powers_of_two(std::max<Int>(greatest, 1)));
        for (; k > 1; --k) {
            game[1].push_back(rng.between(least, n));
            wanted ^= value[to_index(game[1].back())];
        }
        Row last;
        for (Int node = least; node <= n; ++node) {
            if (value[to_index(node)] == wanted) last.push_back(node);
        }
        const bool any = last.empty() || (!loss && rng.chance(1, 4));
        game[1].push_back(any ? rng.between(least, n) : rng.pick(last));
        rng.shuffle(game[1]);
    }

    // Every DAG of n nodes, with every placement of 1 .. most pieces.
    static void every_game(Int n, bool any_label, Int most, Sink& sink) {
        std::vector<Row> edges;
        for (Int from = 1; from <= n; ++from) {
            for (Int to = any_label ? 1 : from + 1; to <= n; ++to) {
                if (from != to) edges.push_back({from, to});
            }
        }
        for (std::size_t set = 1; set >> edges.size() == 0; ++set) {
            Game game = {{n}, {}};
            for (std::size_t i = 0; i < edges.size(); ++i) {
                if (set >> i & 1) game.push_back(edges[i]);
            }
            if (topological_order(game).size() == to_index(n)) every_placement(game, most, sink);
        }
    }
    // Adds pieces, up to `most` in all, on the last piece's node and on greater ones.
    static void every_placement(Game& game, Int most, Sink& sink) {
        if (game[1].size() == to_index(most)) return;
        for (Int node = game[1].empty() ? 1 : game[1].back(); node <= game[0][0]; ++node) {
            game[1].push_back(node);
            sink.game(game);
            every_placement(game, most, sink);
            game[1].pop_back();
        }
    }
    // Nodes of the exhaustive graphs with any labels, and of those with edges to greater ones; the
    // pieces on these.
    static constexpr Int kAnyLabels = 3, kAscending = 4, kPieces = 2;
};

}  // namespace

RULES(Inputs)
