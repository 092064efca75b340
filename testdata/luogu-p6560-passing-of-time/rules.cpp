// A game's rows: the number of nodes; each edge, from and to; then each query: where the piece is, the
// goal, and how many moves were made, which is 0 in an input.
#include <map>

#include "../families/graphs.hpp"

namespace {

using namespace rules;

constexpr Int kNodes = 100000, kEdges = 500000, kQueries = 500;

std::vector<Row> queries_of(const Game& game) {
    std::vector<Row> queries;
    std::copy_if(game.begin(), game.end(), std::back_inserter(queries),
                 [](const Row& row) { return row.size() == 3; });
    return queries;
}

// A component is the node of the piece, the goal, and how many moves are left. Who can force a win does so
// in fewer moves than there are nodes; without a winner by then, the play is a draw.
class ToGoal : public OnGraph {
 public:
    using OnGraph::OnGraph;
    void moves(const Component& piece, Options& options) const override {
        if (is_at_goal(piece) || piece[2] == 0) return;
        for_each_exit(piece, [&](Int next) {
            options.to(Component{next, piece[1], piece[2] - 1});
        });
    }
    bool can_be_drawn() const override { return true; }
    bool drawn_at_once(const Position& position) const override {
        const Component& piece = position.at(0);
        return piece[2] == 0 && !is_at_goal(piece) && !is_stuck(piece);
    }

 private:
    // The opponent has just won.
    static bool is_at_goal(const Component& piece) { return piece[0] == piece[1]; }
};

class PassingOfTime : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        // The start and the goal of a query are two nodes.
        const Int n = text.integer(2, kNodes, "n");
        text.blank();
        const Int m = text.integer(1, kEdges, "m");
        text.blank();
        const Int q = text.integer(1, kQueries, "q");
        text.end_of_line();
        Game game = {{n}};
        for (Int i = 0; i < m; ++i) game.push_back(text.line(1, n, {"u", "v"}));
        for (Int i = 0; i < q; ++i) {
            game.push_back(text.line(1, n, {"x", "y"}));
            if (game.back()[0] == game.back()[1]) {
                text.fail({"the piece begins at the goal", "起点就是终点"});
            }
            game.back().push_back(0);
        }
        text.end();
        return {game};
    }
    std::string format(const std::vector<Game>& games) const override {
        const Game& game = games.at(0);
        const Int edges = edges_of(game);
        std::string text =
            joined({game.at(0).at(0), edges, static_cast<Int>(game.size()) - 1 - edges});
        for (std::size_t i = 1; i < game.size(); ++i)
            text += joined({game[i].at(0), game[i].at(1)});
        return text;
    }
    std::size_t games_per_input() const override { return 1; }

    std::shared_ptr<const Play> play(const Game& game) const override {
        return std::make_shared<ToGoal>(game);
    }
    Position begin(const Game& game) const override {
        return {component(game, queries_of(game).at(0))};
    }
    std::optional<Game> back(const Game& start, const Position& position) const override {
        if (start.at(0).at(0) > kPlayed) return std::nullopt;
        if (position.empty() || position == begin(start)) return start;
        Game game = start;
        game.resize(to_index(edges_of(start)) + 1);
        game.push_back({position[0][0], position[0][1], start[0][0] - position[0][2]});
        return game;
    }

    Verdicts verdicts() const override { return {.wins = "1", .loses = "-1", .draws = "0"}; }
    std::string answer(const Game& game, Decider& decider) const override {
        return lines(game,
                     [&](const Row& query) { return decider.outcome({component(game, query)}); });
    }
    bool oracle_reaches(const Game& game) const override {
        const Int edges = edges_of(game), queries = static_cast<Int>(game.size()) - 1 - edges;
        return game.at(0).at(0) * edges * queries <= 20000;
    }
    // For each goal, who can force that the opponent gets stuck. No edge leads on from the goal.
    std::string second_answer(const Game& game) const override {
        TwoOnGraph graph(game);
        std::map<Int, Row> forced;
        return lines(game, [&](const Row& query) {
            Row& rank = forced[query[1]];
            if (rank.empty()) {
                std::vector<std::size_t> exits;
                exits.swap(graph.out[to_index(query[1] - 1)]);
                rank = graph.forced(1, true);
                exits.swap(graph.out[to_index(query[1] - 1)]);
            }
            const std::size_t opponent_moves = 2 * to_index(query[0] - 1);
            return rank[opponent_moves + 1] >= 0 ? Outcome::win
                   : rank[opponent_moves] >= 0   ? Outcome::loss
                                                 : Outcome::draw;
        });
    }
    std::string second_method() const override { return TwoOnGraph::method(); }

 private:
    static constexpr Int kPlayed = 100;

    static Component component(const Game& game, const Row& query) {
        return {query.at(0), query.at(1), game.at(0).at(0) - query.at(2)};
    }
    template <class Find>
    std::string lines(const Game& game, Find find) const {
        std::string text;
        for (const Row& query : queries_of(game)) text += verdicts().of(find(query)) + '\n';
        return text;
    }
};

}  // namespace
