// A game has a row for each edge: its two nodes, in the order of the input. The root is node 1.
#include "../families/hackenbush.hpp"

namespace {

using namespace rules;
using hackenbush::Below;

constexpr Int kTests = 100, kNodes = 100000;

class TreeGame : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Int tests = text.integer(1, kTests, "T");
        text.end_of_line();
        std::vector<Game> games;
        while (static_cast<Int>(games.size()) < tests) {
            if (!games.empty() && text.peek() == '\n') text.end_of_line();
            const Int n = text.integer(1, kNodes, "N");
            text.end_of_line();
            Game game;
            while (static_cast<Int>(game.size()) + 1 < n) {
                game.push_back(text.line(1, n, {"I", "J"}));
            }
            if (!is_tree(game)) text.fail({"the edges form no tree", "这些边不构成一棵树"});
            games.push_back(game);
        }
        text.end();
        return games;
    }
    // A blank line stands before every second test, but not before the first.
    std::string format(const std::vector<Game>& games) const override {
        std::string text = std::to_string(games.size()) + '\n';
        for (std::size_t test = 0; test < games.size(); ++test) {
            text += std::string(test % 2, '\n') + std::to_string(games[test].size() + 1) + '\n';
            for (const Row& edge : games[test]) text += joined(edge);
        }
        return text;
    }
    std::size_t games_per_input() const override { return kTests; }
    bool blank_lines_between_games() const override { return true; }

    // A component is what stands: the two nodes of each edge.
    Position begin(const Game& game) const override {
        Component edges;
        for (const Row& edge : game) edges.insert(edges.end(), edge.begin(), edge.end());
        return edges.empty() ? Position{} : Position{edges};
    }
    void moves(const Component& edges, Options& options) const override {
        hackenbush::cuts(edges, options);
    }
    std::optional<Game> back(const Game&, const Position& position) const override {
        Game game;
        for (const Component& edges : position) {
            for (std::size_t i = 0; i < edges.size(); i += 2) {
                game.push_back({edges[i], edges[i + 1]});
            }
        }
        return game;
    }
    Verdicts verdicts() const override { return {"Alice", "Bob"}; }
    // What can be left of the branch on an edge is nothing, or the edge and what can be left above it.
    bool oracle_reaches(const Game& game) const override {
        if (game.size() > 40) return false;
        const Below below = oriented(game).below;
        Row left(below.size(), 1);
        for (std::size_t node = below.size() - 1; node > 0; --node) {
            Int& product = left[below[node]];
            product = std::min<Int>(product * (left[node] + 1), 5000);
        }
        return left[0] <= 2000;
    }
    // Leaves are taken off one after the other. Each hands on to the node that it hangs on the length
    // of the stalk that may stand for it.
    std::string second_answer(const Game& game) const override {
        std::vector<std::size_t> degree(game.size() + 2), others(game.size() + 2);
        for (const Row& edge : game) {
            for (const Int node : edge) {
                ++degree[to_index(node)];
                others[to_index(node)] ^= to_index(edge[0] ^ edge[1] ^ node);
            }
        }
        Row stalk(degree.size());
        degree[1] = 0;  // the root is no leaf
        for (std::size_t first = 2; first < degree.size(); ++first) {
            for (std::size_t leaf = first; degree[leaf] == 1;) {
                const std::size_t next = others[leaf];
                stalk[next] ^= stalk[leaf] + 1;
                others[next] ^= leaf;
                degree[leaf] = 0;
                if (next != 1) --degree[next];
                leaf = next;
            }
        }
        return verdict(stalk[1] != 0);
    }
    std::string second_method() const override { return "stalks, merged from the leaves on"; }

 private:
    struct Oriented {
        Below below;
        bool is_tree;
    };
    static Oriented oriented(const Game& game) {
        std::vector<Row> neighbours(game.size() + 2);
        for (const Row& edge : game) {
            neighbours[to_index(edge[0])].push_back(edge[1]);
            neighbours[to_index(edge[1])].push_back(edge[0]);
        }
        std::vector<bool> seen(neighbours.size());
        Row nodes = {1};
        seen[1] = true;
        Below below = {0};
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            for (const Int next : neighbours[to_index(nodes[i])]) {
                if (seen[to_index(next)]) continue;
                seen[to_index(next)] = true;
                nodes.push_back(next);
                below.push_back(i);
            }
        }
        return {below, below.size() == game.size() + 1};
    }
    static bool is_tree(const Game& game) { return oriented(game).is_tree; }
};

}  // namespace
