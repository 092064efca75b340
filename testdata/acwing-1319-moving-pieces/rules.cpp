// The rows of a game: the number of nodes; the nodes of the pieces; then each edge, from and to.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kNodes = 2000, kEdges = 6000;
class Walks : public Play {
 public:
    explicit Walks(const Game& game) : edges_(game.begin() + 2, game.end()) {}
    void moves(const Component& piece, Options& options) const override {
        for (const Row& edge : edges_) {
            if (edge.at(0) == piece[0]) options.to(Component{edge.at(1)});
        }
    }
    Row fixed() const override {
        Row ends;
        for (const Row& edge : edges_) ends.insert(ends.end(), edge.begin(), edge.end());
        return ends;
    }

 private:
    const std::vector<Row> edges_;
};

class MovingPieces : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Int n = text.integer(1, kNodes, "N");
        text.blank();
        const Int m = text.integer(1, kEdges, "M");
        text.blank();
        const Int k = text.integer(1, n, "K");
        text.end_of_line();
        Game game = {{n}, {}};
        for (Int i = 0; i < m; ++i) game.push_back(text.line(1, n, {"X", "Y"}));
        if (topological_order(game).size() < static_cast<std::size_t>(n)) {
            text.fail({"the edges form a cycle", "图中有环"});
        }
        game[1] =
            text.line(static_cast<std::size_t>(k), 1, n, {"a piece's node", "棋子所在的节点"});
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

    std::shared_ptr<const Play> play(const Game& game) const override {
        return std::make_shared<Walks>(game);
    }
    // A component is a piece's node.
    Position begin(const Game& game) const override { return apart(game.at(1)); }
    std::optional<Game> back(const Game& start, const Position& position) const override {
        Game game = start;
        game.at(1) = heaps_of(position);
        return game;
    }
    Verdicts verdicts() const override { return {"win", "lose"}; }
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
        for (const Int node : game[1]) nim_sum ^= value[to_index(node)];
        return verdict(nim_sum != 0);
    }
    std::string second_method() const override { return "kernels, peeled off one by one"; }

 protected:
    // Every edge leads to a later node. If there is a cycle, its nodes are missing.
    static Row topological_order(const Game& game) {
        const std::vector<Row> next = successors(game);
        Row open_edges(next.size()),
            order;  // open_edges: those from nodes not yet in the order
        for (const Row& targets : next) {
            for (const Int to : targets) ++open_edges[to_index(to)];
        }
        for (std::size_t node = 1; node < next.size(); ++node) {
            if (open_edges[node] == 0) order.push_back(static_cast<Int>(node));
        }
        for (std::size_t i = 0; i < order.size(); ++i) {
            for (const Int to : next[to_index(order[i])]) {
                if (--open_edges[to_index(to)] == 0) order.push_back(to);
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
                const Row& targets = next[to_index(node)];
                if (std::none_of(targets.begin(), targets.end(),
                                 [&](Int to) { return value[to_index(to)] == peeled; })) {
                    value[to_index(node)] = peeled;
                }
            }
            left.erase(std::remove_if(left.begin(), left.end(),
                                      [&](Int node) { return value[to_index(node)] == peeled; }),
                       left.end());
        }
        return value;
    }

 private:
    static std::vector<Row> successors(const Game& game) {
        std::vector<Row> result(to_index(game[0][0]) + 1);
        for (std::size_t i = 2; i < game.size(); ++i)
            result[to_index(game[i][0])].push_back(game[i][1]);
        return result;
    }
};

}  // namespace
