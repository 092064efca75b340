// A game's rows: the number of nodes; then each edge, from and to. In a game that people play, a last row
// of four: who is to move (0: Gennady, 1: Georgiy), the node of the token, what Gennady aims at, and how
// many moves are left.
#include "core/rules.hpp"

#include <unordered_set>

namespace {

using namespace rules;

constexpr Int kNodes = 100000, kEdges = 200000;
constexpr std::size_t kGennady = 0, kGeorgiy = 1;

// What an end is worth to Georgiy.
constexpr int kEndless = 0, kGeorgiyStuck = 1, kGennadyStuck = 2;

// The nodes from 0 on. State 2 v + p: the token is on v, and p is to move.
struct Graph {
    explicit Graph(const Game& game) : out(to_index(game.at(0).at(0))) {
        for (std::size_t i = 1; i < game.size() && game[i].size() == 2; ++i) {
            out.at(to_index(game[i].at(0) - 1)).push_back(to_index(game[i].at(1) - 1));
        }
    }
    std::size_t states() const { return 2 * out.size(); }
    bool is_stuck(std::size_t state) const { return out[state / 2].empty(); }
    template <class Visit>
    void for_each_move(std::size_t state, Visit visit) const {
        for (const std::size_t next : out[state / 2]) visit(2 * next + 1 - state % 2);
    }
    std::vector<std::vector<std::size_t>> out;
};

// People play with two results only. If Gennady can force an endless play from the beginning, he aims at
// that, and wins if the play has not ended when no move is left; if not, he aims at not being stuck. A
// component is the node of the token, who is to move, Gennady's aim, as the greatest worth to Georgiy
// that he puts up with, and how many moves are left.
class Walk : public Play {
 public:
    explicit Walk(const Game& game) {
        for (std::size_t i = 1; i < game.size(); ++i) {
            if (game[i].size() == 2) edges_.push_back(game[i]);
        }
    }
    void moves(const Component& token, Options& options) const override {
        if (token[3] == 0) return;
        for (const Row& edge : edges_) {
            if (edge[0] == token[0]) {
                options.to(Component{edge[1], 1 - token[1], token[2], token[3] - 1});
            }
        }
    }
    // Who cannot move loses, unless it is Gennady at the end of an endless play, or Georgiy where the
    // play should not have ended.
    bool wins_at_once(const Position& position) const override {
        const Component& token = position.at(0);
        const bool stuck = std::none_of(edges_.begin(), edges_.end(),
                                        [&](const Row& edge) { return edge[0] == token[0]; });
        return stuck ? token[1] == 1 && token[2] == kEndless : token[1] == 0 && token[3] == 0;
    }
    bool impartial() const override { return false; }
    Row fixed() const override {
        Row ends;
        for (const Row& edge : edges_) ends.insert(ends.end(), edge.begin(), edge.end());
        return ends;
    }

 private:
    std::vector<Row> edges_;
};

class GameOnGraph : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Int n = text.integer(1, kNodes, "n");
        text.blank();
        const Int m = text.integer(1, kEdges, "m");
        text.end_of_line();
        Game game = {{n}};
        std::unordered_set<Int> seen;
        for (Int i = 0; i < m; ++i) {
            game.push_back(text.line(1, n, {"a", "b"}));
            if (!seen.insert(game.back()[0] * kNodes + game.back()[1]).second) {
                text.fail({"this edge was given before", "这条边出现过"});
            }
        }
        text.end();
        return {game};
    }
    std::string format(const std::vector<Game>& games) const override {
        const Game& game = games.at(0);
        std::string text = joined({game.at(0).at(0), static_cast<Int>(game.size()) - 1});
        for (std::size_t i = 1; i < game.size(); ++i) text += joined(game[i]);
        return text;
    }
    std::size_t games_per_input() const override { return 1; }
    bool impartial() const override { return false; }

    std::shared_ptr<const Play> play(const Game& game) const override {
        return std::make_shared<Walk>(game);
    }
    Position begin(const Game& game) const override {
        const Row& last = game.back();
        if (last.size() == 4) return {{last[1], last[0], last[2], last[3]}};
        const Int n = game.at(0).at(0);
        const bool endless = n <= kPlayed && worths(Graph(game))[0] == kEndless;
        return {{1, 0, endless ? kEndless : kGeorgiyStuck, 2 * n}};
    }
    // Within as many moves as there are states whoever can force an end does.
    std::optional<Game> back(const Game& start, const Position& position) const override {
        if (start.at(0).at(0) > kPlayed) return std::nullopt;
        if (position.empty() || position == begin(start)) return start;
        Game game = start;
        if (game.back().size() == 4) game.pop_back();
        const Component& token = position[0];
        game.push_back({token[1], token[0], token[2], token[3]});
        return game;
    }

    std::string answer(const Game& game, Decider&) const override {
        return lines(worths(Graph(game)));
    }
    bool oracle_reaches(const Game& game) const override {
        return game.at(0).at(0) <= 200 && game.size() <= 600;
    }
    // A strategy for each of Georgiy's two aims, and one of Gennady's against it, held against the
    // rules move by move.
    std::string second_answer(const Game& game) const override {
        const Graph graph(game);
        std::vector<int> worth(graph.states(), kEndless);
        for (const int aim : {kGeorgiyStuck, kGennadyStuck}) {
            const Row rank = ranks(graph, aim);
            expect_strategies(graph, aim, rank);
            for (std::size_t state = 0; state < worth.size(); ++state) {
                if (rank[state] >= 0) worth[state] = aim;
            }
        }
        return lines(worth);
    }
    std::string second_method() const override {
        return "exits watched one at a time; the strategies that this finds for both players are "
               "held "
               "against the rules, state by state";
    }

 protected:
    static constexpr Int kPlayed = 100;

 private:
    static constexpr Int kUnknown = -1;

    // What Georgiy can bring about at best within 0, 1, 2, ... moves, if Gennady does his best against
    // it, until one more move changes nothing.
    static std::vector<int> worths(const Graph& graph) {
        std::vector<int> worth(graph.states(), kEndless);
        for (bool changed = true; changed;) {
            std::vector<int> longer(worth.size());
            for (std::size_t state = 0; state < worth.size(); ++state) {
                longer[state] = within_one_more(graph, state, worth);
            }
            changed = longer != worth;
            worth = std::move(longer);
        }
        return worth;
    }
    static int within_one_more(const Graph& graph, std::size_t state,
                               const std::vector<int>& worth) {
        if (graph.is_stuck(state)) return state % 2 == kGennady ? kGennadyStuck : kGeorgiyStuck;
        const bool greatest = state % 2 == kGeorgiy;
        int best = greatest ? kEndless : kGennadyStuck;
        graph.for_each_move(state, [&](std::size_t next) {
            best = greatest ? std::max(best, worth[next]) : std::min(best, worth[next]);
        });
        return best;
    }
    static std::string lines(const std::vector<int>& worth) {
        std::string starts[2];
        for (std::size_t state = 0; state < worth.size(); ++state) {
            const int best = state % 2 == kGennady ? kGeorgiyStuck : kGennadyStuck;
            starts[state % 2] += worth[state] == kEndless ? 'D' : worth[state] == best ? 'W' : 'L';
        }
        return starts[kGennady] + '\n' + starts[kGeorgiy] + '\n';
    }
    // True if the play has ended here as Georgiy wants it.
    static bool is_aim(const Graph& graph, std::size_t state, int aim) {
        return graph.is_stuck(state) && (aim == kGeorgiyStuck || state % 2 == kGennady);
    }
    // In how many steps of the search Georgiy was seen to reach his aim; -1 where he was not. Each
    // state of Gennady's watches one exit that is not known to lead there, as long as there is one.
    static Row ranks(const Graph& graph, int aim) {
        Row rank(graph.states(), kUnknown);
        std::vector<std::vector<std::size_t>> watchers(graph.states());
        std::vector<std::size_t> watched(graph.states()), found;
        const auto reach = [&](std::size_t state) {
            rank[state] = static_cast<Int>(found.size());
            found.push_back(state);
        };
        for (std::size_t state = 0; state < graph.states(); ++state) {
            if (is_aim(graph, state, aim)) reach(state);
            if (graph.is_stuck(state)) continue;
            if (state % 2 == kGennady) {
                watchers[2 * graph.out[state / 2][0] + kGeorgiy].push_back(state);
            } else {
                graph.for_each_move(state,
                                    [&](std::size_t next) { watchers[next].push_back(state); });
            }
        }
        for (std::size_t i = 0; i < found.size(); ++i) {
            for (const std::size_t state : watchers[found[i]]) {
                if (rank[state] != kUnknown) continue;
                const auto& out = graph.out[state / 2];
                std::size_t& exit = watched[state];
                if (state % 2 == kGennady) {
                    while (exit < out.size() && rank[2 * out[exit] + kGeorgiy] != kUnknown) ++exit;
                    if (exit < out.size()) {
                        watchers[2 * out[exit] + kGeorgiy].push_back(state);
                        continue;
                    }
                }
                reach(state);
            }
        }
        return rank;
    }
    // Where there is a rank, Georgiy has a move that lowers it, and all moves of Gennady do, down to
    // an end as Georgiy wants it. Where there is none, Gennady has a move to such a state, and no move
    // of Georgiy's leads out of them.
    static void expect_strategies(const Graph& graph, int aim, const Row& rank) {
        for (std::size_t state = 0; state < graph.states(); ++state) {
            std::size_t lower = 0, none = 0, moves = 0;
            graph.for_each_move(state, [&](std::size_t next) {
                ++moves;
                none += rank[next] == kUnknown;
                lower += rank[next] != kUnknown && rank[next] < rank[state];
            });
            const bool is_gennady = state % 2 == kGennady;
            const bool holds = rank[state] == kUnknown
                                   ? !is_aim(graph, state, aim) &&
                                         (moves == 0 || (is_gennady ? none > 0 : none == moves))
                                   : is_aim(graph, state, aim) ||
                                         (moves > 0 && (is_gennady ? lower == moves : lower > 0));
            if (!holds) throw std::logic_error("a strategy fails");
        }
    }
};

}  // namespace
