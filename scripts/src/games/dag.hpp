// Games on graphs: Grundy values and winning moves.
#ifndef SCRIPTS_SRC_GAMES_DAG_HPP
#define SCRIPTS_SRC_GAMES_DAG_HPP

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tools {

// A game on a directed acyclic graph with the nodes 1 .. size(): a piece moves along an edge, and a
// player who cannot move loses.
class DagGame {
 public:
    // "n m", then m edges "from to", nodes from 1 to n; up to 1000000 nodes and 5000000 edges.
    // Throws BadGame, also for a graph with a cycle, which the message shows.
    explicit DagGame(std::string_view text);
    // The same from a list of edges.
    DagGame(std::size_t nodes, const std::vector<std::pair<unsigned, unsigned>>& edges);

    std::size_t size() const { return values_.size() - 1; }
    const std::vector<unsigned>& successors(unsigned node) const { return successors_.at(node); }
    unsigned value(unsigned node) const { return values_.at(node); }
    // A successor of value 0; nothing for a node of value 0, where every move loses.
    std::optional<unsigned> winning_move(unsigned node) const;

 private:
    void solve();

    std::vector<std::vector<unsigned>> successors_;  // node 0 is unused
    std::vector<unsigned> values_;
};

// Each node, its value, P or N, and a winning move or null.
std::string as_json(const DagGame& game);

}  // namespace tools

#endif
