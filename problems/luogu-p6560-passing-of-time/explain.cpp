#include <map>

#include "../../common/notes/code/remoteness.hpp"
#include "../explain/on_graph.hpp"

namespace {

using namespace explanation;
using rules::Outcome;

// As testdata/<id>/rules.cpp lays out a game: the number of nodes, the edges, the queries.
class PassingOfTime : public OnGraph {
    // Each query by itself, unless all these graphs are too much.
    std::vector<Game> positions(const Game& game) const override {
        const std::size_t edges = edges_of(game);
        if (edges * (game.size() - edges) > kMostRows) return {game};
        std::vector<Game> each;
        for (std::size_t i = edges + 1; i < game.size(); ++i) each.push_back(with(game, game[i]));
        return each;
    }
    std::string between() const override { return "\n"; }

    View view(const Game& position) const override {
        const Query query = first(position);
        turn_to(position);
        const std::vector<int>& moves = remoteness(query.goal);
        const Outcome end = query.outcome(moves);
        View view;
        view.wins = end == Outcome::win;
        view.drawn = end == Outcome::draw;
        view.over = moves[query.at] == 0 || query.left == 0;
        view.parts = parts(moves.size(), [&](std::size_t v) {
            return v == query.goal    ? Text("the goal", "终点")
                   : moves[v] < 0     ? Text("drawn", "平局")
                   : moves[v] == 0    ? Text("no exit: lost", "没有出边：必败")
                   : moves[v] % 2 > 0 ? Text("won in ", "必胜，") + count(moves[v], kMoves)
                                      : Text("lost in ", "必败，") + count(moves[v], kMoves);
        });
        view.background = {
            "Who finds the token on the goal has lost, as one who has no move: so no edge leads on "
            "from the goal. A node is won if some edge leads to a lost one, and lost if all its "
            "edges lead to won ones; the nodes that neither rule ever names are drawn.",
            "轮到走时棋子已在终点，与走不动一样是输：所以可以当作终点没有出边。"
            "有一条边通向必败的点，就是必胜；每条边都通向必胜的点，就是必败；"
            "这两条规则始终判定不了的点是平局。"};
        view.reason =
            query.at == query.goal ? Text("The opponent has reached the goal.", "对手走到了终点。")
            : moves[query.at] == 0
                ? Text("The token stands where no edge leads on.", "棋子所在的点没有出边。")
            : query.left == 0 ? Text("No move is left: nobody wins.", "步数用完了，没有人获胜。")
            : view.wins   ? Text("Some edge leads to a node that is lost for the opponent.",
                                 "有一条边通向对手必败的点。")
            : !view.drawn ? Text("Every edge leads to a node that the opponent wins.",
                                 "每条边都通向对手必胜的点。")
            : moves[query.at] > 0
                ? Text("Too few moves are left to force a win.", "剩下的步数不够强行获胜。")
                : Text(
                      "No edge leads to a lost node, and some edge leads to a "
                      "drawn one: both can go on for ever.",
                      "没有边通向必败的点，而有边通向平局的点："
                      "双方都能一直走下去。");
        return view;
    }
    std::string prints(const Game& position, const View& view) const override {
        turn_to(position);
        std::string lines = rules().verdicts().of(view.outcome());
        for (std::size_t i = edges_of(position) + 2; i < position.size(); ++i) {
            const Query query(position, position[i]);
            const Outcome end = query.outcome(remoteness(query.goal));
            lines += between() + rules().verdicts().of(end);
        }
        return lines;
    }
    Move winning_move(const Game& position, const View&) const override {
        const Query query = first(position);
        turn_to(position);
        const std::vector<int>& moves = remoteness(query.goal);
        const auto exits = successors(position);
        for (const std::size_t next : exits[query.at]) {
            if (moves[next] != moves[query.at] - 1) continue;
            const Int made = position[0][0] - query.left + 1;
            return {to_node(next), with(position, {static_cast<Int>(next) + 1,
                                                   static_cast<Int>(query.goal) + 1, made})};
        }
        throw std::logic_error("no move comes nearer to the end");
    }

    // --- play ---

    using OnGraph::said;
    using OnGraph::shown;
    Text shown(const rules::Component& token) const override {
        return node(to_index(token.at(0) - 1)) + Text(", goal ", "，终点 ") +
               std::to_string(token.at(1)) + Text(", ", "，") + count(token.at(2), kMovesLeft);
    }
    Text said(const rules::Component& token) const override {
        return Text("the token is on ", "棋子在") + shown(token);
    }
    Text goal() const override {
        return {
            "Who moves the token to the goal wins, and who cannot move loses. When no move is "
            "left, "
            "nobody wins.",
            "把棋子走到终点的人获胜，不能走的人输。步数用完时，没有人获胜。"};
    }

    // Nodes count from 0 here.
    struct Query {
        Query(const Game& game, const Row& row)
            : at(to_index(row.at(0) - 1)),
              goal(to_index(row.at(1) - 1)),
              left(game.at(0).at(0) - row.at(2)) {}
        Outcome outcome(const std::vector<int>& moves) const {
            if (moves[at] < 0 || moves[at] > left) return Outcome::draw;
            return moves[at] % 2 == 1 ? Outcome::win : Outcome::loss;
        }
        std::size_t at, goal;
        Int left;
    };
    static Query first(const Game& game) { return {game, game.at(edges_of(game) + 1)}; }
    // The graph with this query alone.
    static Game with(const Game& game, const Row& query) {
        Game one(game.begin(), game.begin() + static_cast<std::ptrdiff_t>(edges_of(game)) + 1);
        one.push_back(query);
        return one;
    }
    // From here on remoteness() is of this graph, for each goal of which it is remembered.
    void turn_to(const Game& game) const {
        const std::size_t rows = edges_of(game) + 1;
        if (graph_.size() == rows && std::equal(graph_.begin(), graph_.end(), game.begin())) return;
        graph_.assign(game.begin(), game.begin() + static_cast<std::ptrdiff_t>(rows));
        remoteness_.clear();
    }
    // Of each node.
    const std::vector<int>& remoteness(std::size_t goal) const {
        std::vector<int>& moves = remoteness_[goal];
        if (!moves.empty()) return moves;
        std::vector<std::vector<std::size_t>> exits = successors(graph_);
        exits[goal].clear();
        return moves = notes::remoteness(exits);
    }

    static constexpr std::size_t kMostRows = 100000;
    static constexpr Noun kMoves = {"move", "moves", "步"};

    mutable Game graph_;
    mutable std::map<std::size_t, std::vector<int>> remoteness_;
};

}  // namespace

EXPLAINER(PassingOfTime)
