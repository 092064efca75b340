#include "games/dag.hpp"

#include <algorithm>
#include <stdexcept>

#include "games/number.hpp"
#include "sprague_grundy.hpp"

namespace tools {

namespace {

constexpr std::size_t kMostNodes = 1000000;
constexpr std::size_t kMostEdges = 5000000;

class Tokens {
 public:
    explicit Tokens(std::string_view text) : text_(text) {}

    bool more() {
        while (at_ < text_.size() && is_blank(text_[at_])) line_ += text_[at_++] == '\n';
        return at_ < text_.size();
    }
    std::size_t number(const std::string& what, std::size_t least, std::size_t greatest) {
        if (!more()) throw std::invalid_argument("the graph ends before " + what);
        const std::size_t from = at_;
        while (at_ < text_.size() && !is_blank(text_[at_])) ++at_;
        return parse_number(text_.substr(from, at_ - from),
                            "line " + std::to_string(line_) + " of the graph: " + what, least,
                            greatest);
    }
    std::size_t line() const { return line_; }

 private:
    static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t line_ = 1;
};

// Some cycle, as "2 -> 5 -> 2". The graph has one.
std::string cycle(const std::vector<std::vector<unsigned>>& successors) {
    // Remove nodes without a successor while there are any: each that stays has one.
    std::vector<std::vector<unsigned>> predecessors(successors.size());
    std::vector<std::size_t> left(successors.size());
    std::vector<unsigned> ends;
    for (unsigned node = 1; node < successors.size(); ++node) {
        for (const unsigned to : successors[node]) predecessors[to].push_back(node);
        left[node] = successors[node].size();
        if (left[node] == 0) ends.push_back(node);
    }
    while (!ends.empty()) {
        const unsigned end = ends.back();
        ends.pop_back();
        for (const unsigned node : predecessors[end]) {
            if (--left[node] == 0) ends.push_back(node);
        }
    }
    unsigned node = 1;
    while (left[node] == 0) ++node;
    std::vector<unsigned> path;
    std::vector<bool> seen(successors.size());
    while (!seen[node]) {
        seen[node] = true;
        path.push_back(node);
        node = *std::find_if(successors[node].begin(), successors[node].end(),
                             [&](unsigned to) { return left[to] > 0; });
    }
    path.erase(path.begin(), std::find(path.begin(), path.end(), node));
    std::string text;
    constexpr std::size_t kShown = 10;
    for (std::size_t i = 0; i < path.size() && i < kShown; ++i) {
        text += std::to_string(path[i]) + " -> ";
    }
    if (path.size() > kShown) text += "... -> ";
    return text + std::to_string(node);
}

}  // namespace

DagGame::DagGame(std::string_view text) {
    Tokens tokens(text);
    const std::size_t nodes = tokens.number("the number of nodes", 1, kMostNodes);
    const std::size_t edges = tokens.number("the number of edges", 0, kMostEdges);
    successors_.resize(nodes + 1);
    for (std::size_t i = 1; i <= edges; ++i) {
        const std::string edge = "edge " + std::to_string(i) + " of " + std::to_string(edges);
        const std::size_t from = tokens.number(edge, 1, nodes), to = tokens.number(edge, 1, nodes);
        successors_[from].push_back(static_cast<unsigned>(to));
    }
    if (tokens.more()) {
        throw std::invalid_argument("line " + std::to_string(tokens.line()) +
                                    " of the graph: text after edge " + std::to_string(edges) +
                                    ", the last one");
    }
    solve();
}

DagGame::DagGame(std::size_t nodes, const std::vector<std::pair<unsigned, unsigned>>& edges)
    : successors_(nodes + 1) {
    for (const auto& [from, to] : edges) successors_.at(from).push_back(to);
    solve();
}

void DagGame::solve() {
    values_ = sprague_grundy::grundy_of_dag(successors_);
    if (values_.empty()) {
        throw std::invalid_argument("the graph has a cycle, " + cycle(successors_) +
                                    "; Grundy values need a game that ends");
    }
}

std::optional<unsigned> DagGame::winning_move(unsigned node) const {
    if (value(node) == 0) return std::nullopt;
    return sprague_grundy::winning_move_on_dag(successors_, values_, &node, &node + 1).to;
}

}  // namespace tools
