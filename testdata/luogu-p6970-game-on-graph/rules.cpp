// A game's rows: the number of nodes; then each edge, from and to. In a game that people play, a last row
// of four: who is to move (0: Gennady, 1: Georgiy), the node of the token, what Gennady aims at, and how
// many moves are left.
#include "../families/graphs.hpp"

namespace {

using namespace rules;

constexpr Int kNodes = 100000, kEdges = 200000;
constexpr std::size_t kGennady = 0, kGeorgiy = 1;

// What an end is worth to Georgiy.
constexpr int kEndless = 0, kGeorgiyStuck = 1, kGennadyStuck = 2;

// People play with two results only. If Gennady can force an endless play from the beginning, he aims at
// that, and wins if the play has not ended when no move is left; if not, he aims at not being stuck. A
// component is the node of the token, who is to move, Gennady's aim, as the greatest worth to Georgiy
// that he puts up with, and how many moves are left.
class Walk : public OnGraph {
 public:
    using OnGraph::OnGraph;
    void moves(const Component& token, Options& options) const override {
        if (token[3] == 0) return;
        for_each_exit(token, [&](Int next) {
            options.to(Component{next, 1 - token[1], token[2], token[3] - 1});
        });
    }
    // Who cannot move loses, unless it is Gennady at the end of an endless play, or Georgiy where the
    // play should not have ended.
    bool wins_at_once(const Position& position) const override {
        const Component& token = position.at(0);
        return is_stuck(token) ? token[1] == 1 && token[2] == kEndless
                               : token[1] == 0 && token[3] == 0;
    }
    bool impartial() const override { return false; }
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
        const bool endless = n <= kPlayed && worths(TwoOnGraph(game))[0] == kEndless;
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
        return lines(worths(TwoOnGraph(game)));
    }
    bool oracle_reaches(const Game& game) const override {
        return game.at(0).at(0) <= 200 && game.size() <= 600;
    }
    // A strategy for each of Georgiy's two aims, and one of Gennady's against it, held against the
    // rules move by move.
    std::string second_answer(const Game& game) const override {
        const TwoOnGraph graph(game);
        std::vector<int> worth(graph.states(), kEndless);
        for (const int aim : {kGeorgiyStuck, kGennadyStuck}) {
            const Row rank = graph.forced(kGeorgiy, aim == kGennadyStuck);
            for (std::size_t state = 0; state < worth.size(); ++state) {
                if (rank[state] >= 0) worth[state] = aim;
            }
        }
        return lines(worth);
    }
    std::string second_method() const override { return TwoOnGraph::method(); }

 protected:
    static constexpr Int kPlayed = 100;

 private:
    // What Georgiy can bring about at best within 0, 1, 2, ... moves, if Gennady does his best against
    // it, until one more move changes nothing.
    static std::vector<int> worths(const TwoOnGraph& graph) {
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
    static int within_one_more(const TwoOnGraph& graph, std::size_t state,
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
};

}  // namespace
