// Graphs that people write down, and what the theory says of them.
#ifndef SCRIPTS_SRC_STUDY_DAG_HPP
#define SCRIPTS_SRC_STUDY_DAG_HPP

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tools {

// A game on a directed acyclic graph with the nodes 1 .. size(): a piece moves along an edge, who
// cannot move loses.
class DagGame {
 public:
    // "n m", then m edges "from to", from 1 to n each; up to 1000000 nodes and 5000000 edges.
    // Throws Error, also where the graph has a cycle, which the message shows.
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

    std::vector<std::vector<unsigned>> successors_;  // node 0 stands idle
    std::vector<unsigned> values_;
};

}  // namespace tools

#endif
