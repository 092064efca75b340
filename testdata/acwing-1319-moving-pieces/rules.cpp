// The rows of a game: the number of nodes; the nodes of the pieces; then each edge, from and to.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kNodes = 2000, kEdges = 6000;

class MovingPieces : public Rules {
 public:
    std::vector<Game> parse(Text& text) const override {
        const Int n = text.integer(1, kNodes, "N");
        text.blank();
        const Int m = text.integer(1, kEdges, "M");
        text.blank();
        const Int k = text.integer(1, n, "K");
        text.end_of_line();
        Game game = {{n}, {}};
        for (Int i = 0; i < m; ++i) game.push_back(text.line(1, n, {"X", "Y"}));
        if (topological_order(game).size() < static_cast<std::size_t>(n)) {
            text.fail("the edges form a cycle");
        }
        game[1] = text.line(static_cast<std::size_t>(k), 1, n, "a piece's node");
        text.end();
        return {game};
    }
    std::string format(const std::vector<Game>& games) const override {
        const Game& game = games.at(0);
        std::string text = joined({game.at(0).at(0), static_cast<Int>(game.size()) - 2,
                                   static_cast<Int>(game.at(1).size())});
        for (std::size_t i = 2; i < game.size(); ++i) text += joined(game[i]);
        return text + joined(game[1]);
    }
    std::size_t games_per_input() const override { return 1; }

    // A component is a piece's node, followed by the edges of the graph, two numbers each.
    void moves(const Part& piece, Options& options) const override {
        for (std::size_t i = 1; i < piece.size(); i += 2) {
            if (piece[i] != piece[0]) continue;
            Part next = piece;
            next[0] = piece[i + 1];
            options.to(next);
        }
    }

    std::string answer(const Game& game, Decider& decider) const override {
        Position position;
        for (const Int node : game.at(1)) {
            Part piece = {node};
            for (std::size_t i = 2; i < game.size(); ++i) {
                piece.insert(piece.end(), game[i].begin(), game[i].end());
            }
            position.push_back(piece);
        }
        return verdict(decider.wins(position));
    }
    bool oracle_reaches(const Game& game) const override {
        Int positions = 1;
        for (std::size_t i = 0; i < game.at(1).size() && positions <= 1000; ++i) {
            positions *= game.at(0).at(0);
        }
        return positions <= 1000 && game.size() <= 40;
    }
    // The nodes of value 0 are the kernel of the graph; those of value 1 are the kernel of what
    // remains without them, and so on.
    std::string second_answer(const Game& game) const override {
        const Row value = values(game);
        Int nim_sum = 0;
        for (const Int node : game[1]) nim_sum ^= value[at(node)];
        return verdict(nim_sum != 0);
    }
    std::string second_method() const override { return "kernels, peeled off one by one"; }

    void exhaustive(Sink& sink) const override {
        for (Int n = 2; n <= 3; ++n) every_game(n, true, n, sink);
        every_game(4, false, 2, sink);
    }
    std::string exhaustive_bound() const override {
        return "every DAG of up to 3 nodes with every placement; every one of 4 nodes with edges "
               "to greater labels, up to 2 pieces";
    }
    Game random(Rng& rng, bool rare) const override {
        const Int n = rng.mixed(2, kNodes), m = rng.mixed(1, rng.chance(1, 2) ? kEdges : 2 * n);
        const Int reach = rng.mixed(1, n - 1);  // how far an edge leads in the hidden order
        const Row label = rng.distinct(at(n), 1, n);
        Game game = {{n}, {}};
        for (Int i = 0; i < m; ++i) {
            const Int from = rng.between(1, n - 1);
            const Int to = rng.between(from + 1, std::min(n, from + reach));
            game.push_back({label[at(from - 1)], label[at(to - 1)]});
        }
        const Row value = values(game);
        Int nim_sum = 0;
        for (Int k = rng.mixed(1, n); k > 0; --k) {
            game[1].push_back(rng.between(1, n));
            nim_sum ^= value[at(game[1].back())];
        }
        if (rare || rng.chance(1, 2)) {
            // The last piece goes where the values cancel, or nearly cancel.
            const Int wanted = nim_sum ^ value[at(game[1].back())] ^ (rare ? 0 : 1);
            const auto node = std::find(value.begin() + 1, value.end(), wanted);
            if (node != value.end()) game[1].back() = node - value.begin();
        }
        return game;
    }
    void limits(Sink& sink) const override {
        Rng rng(1319);
        Game up = {{kNodes}, {1}}, down = {{kNodes}, {kNodes}}, doubling = up, any = up;
        for (Int node = 1; node < kNodes; ++node) {
            up.push_back({node, node + 1});
            down.push_back({node + 1, node});
            for (Int step = 1; step <= std::min<Int>(3, kNodes - node); ++step) {
                doubling.push_back({node, node + step});
            }
        }
        sink.input("chain-up", {up});
        sink.input("chain-down", {down});
        sink.input("most-paths", {doubling});
        // 110 nodes, each with an edge to every earlier one: the greatest Grundy value, 109.
        Game complete = {{110}, {}};
        for (Int from = 1; from <= 110; ++from) {
            complete[1].push_back(rng.between(1, 110));
            for (Int to = 1; to < from; ++to) complete.push_back({from, to});
        }
        sink.input("greatest-value", {complete});
        // Node 2 has the value 0 but many edges, and its value is needed again and again.
        Game zero = {{kNodes}, Row(kNodes, 2)};
        for (Int i = 0; i < kEdges; ++i)
            zero.push_back(i == 0 ? Row{3, 4} : i % 2 == 0 ? Row{1, 2} : Row{2, 3});
        sink.input("zero-asked-often", {zero});
        const Row label = rng.distinct(kNodes, 1, kNodes);
        any[1].clear();
        for (Int i = 0; i < kEdges; ++i) {
            const Int from = rng.between(1, kNodes - 1);
            any.push_back({label[at(from - 1)], label[at(rng.between(from, kNodes - 1))]});
        }
        for (Int i = 0; i < kNodes; ++i) any[1].push_back(rng.between(1, kNodes));
        sink.input("random-edges", {any});
    }

 private:
    static std::size_t at(Int index) { return static_cast<std::size_t>(index); }

    static std::vector<Row> successors(const Game& game) {
        std::vector<Row> result(at(game[0][0]) + 1);
        for (std::size_t i = 2; i < game.size(); ++i) result[at(game[i][0])].push_back(game[i][1]);
        return result;
    }
    // Every edge leads to a later node. If there is a cycle, its nodes are missing.
    static Row topological_order(const Game& game) {
        const std::vector<Row> next = successors(game);
        Row open_edges(next.size()),
            order;  // open_edges: those from nodes not yet in the order
        for (const Row& targets : next) {
            for (const Int to : targets) ++open_edges[at(to)];
        }
        for (std::size_t node = 1; node < next.size(); ++node) {
            if (open_edges[node] == 0) order.push_back(static_cast<Int>(node));
        }
        for (std::size_t i = 0; i < order.size(); ++i) {
            for (const Int to : next[at(order[i])]) {
                if (--open_edges[at(to)] == 0) order.push_back(to);
            }
        }
        return order;
    }
    // The Grundy value of each node, -1 at index 0.
    static Row values(const Game& game) {
        const std::vector<Row> next = successors(game);
        Row left = topological_order(game), value(next.size(), -1);
        std::reverse(left.begin(), left.end());
        for (Int peeled = 0; !left.empty(); ++peeled) {
            for (const Int node : left) {
                const Row& targets = next[at(node)];
                if (std::none_of(targets.begin(), targets.end(),
                                 [&](Int to) { return value[at(to)] == peeled; })) {
                    value[at(node)] = peeled;
                }
            }
            left.erase(std::remove_if(left.begin(), left.end(),
                                      [&](Int node) { return value[at(node)] == peeled; }),
                       left.end());
        }
        return value;
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
            if (topological_order(game).size() == at(n)) every_placement(game, most, sink);
        }
    }
    // Adds pieces, up to `most` in all, on the last piece's node and on greater ones.
    static void every_placement(Game& game, Int most, Sink& sink) {
        if (game[1].size() == at(most)) return;
        for (Int node = game[1].empty() ? 1 : game[1].back(); node <= game[0][0]; ++node) {
            game[1].push_back(node);
            sink.game(game);
            every_placement(game, most, sink);
            game[1].pop_back();
        }
    }
    static std::string verdict(bool win) { return win ? "win\n" : "lose\n"; }
};

}  // namespace

RULES(MovingPieces)
