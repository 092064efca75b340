// A game's rows: the number of nodes; then each edge, from and to. In a game that people play, a last row
// of four: who is to move (0: Gennady, 1: Georgiy), the node of the token, what Gennady aims at, and how
// many moves are left.
#include "core/rules.hpp"

#include <unordered_set>

#include "core/rooms.hpp"

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
        return {{"edges", [](const Game& game) { return static_cast<Int>(game.size()) - 1; },
                 [](Game game, Int size) {
                     game.resize(to_index(size) + 1);
                     return game;
                 }},
                {"nodes", [](const Game& game) { return game.at(0).at(0); },
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
    static constexpr Int kAny = 3, kFew = 3, kPlayed = 100;
    static constexpr Int kUnknown = -1;

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

RULES(GameOnGraph)
