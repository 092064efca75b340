#include "games/dag.hpp"

#include <algorithm>

#include "core/json.hpp"
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
    std::size_t number(const Text& what, std::size_t least, std::size_t greatest) {
        if (!more()) throw BadGame(Text("the graph ends before ", "图不完整，缺少") + what);
        const std::size_t from = at_;
        while (at_ < text_.size() && !is_blank(text_[at_])) ++at_;
        return parse_number(text_.substr(from, at_ - from), line() + what, least, greatest);
    }
    Text line() const {
        const std::string number = std::to_string(line_);
        return {"line " + number + " of the graph: ", "图的第 " + number + " 行，"};
    }

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
    constexpr std::size_t shown = 10;
    for (std::size_t i = 0; i < path.size() && i < shown; ++i) {
        text += std::to_string(path[i]) + " -> ";
    }
    if (path.size() > shown) text += "... -> ";
    return text + std::to_string(node);
}

}  // namespace

DagGame::DagGame(std::string_view text) {
    Tokens tokens(text);
    const std::size_t nodes = tokens.number({"the number of nodes", "点数"}, 1, kMostNodes);
    const std::size_t edges = tokens.number({"the number of edges", "边数"}, 0, kMostEdges);
    successors_.resize(nodes + 1);
    for (std::size_t i = 1; i <= edges; ++i) {
        const std::string at = std::to_string(i), all = std::to_string(edges);
        const Text edge("edge " + at + " of " + all, "第 " + at + " 条边（共 " + all + " 条）");
        const std::size_t from = tokens.number(edge, 1, nodes), to = tokens.number(edge, 1, nodes);
        successors_[from].push_back(static_cast<unsigned>(to));
    }
    if (tokens.more()) {
        const std::string last = std::to_string(edges);
        throw BadGame(tokens.line() + Text("text after edge " + last + ", the last one",
                                           "最后一条边（第 " + last + " 条）之后还有内容"));
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
        const std::string found = cycle(successors_);
        throw BadGame({"the graph has a cycle, " + found + "; Grundy values need a game that ends",
                       "图中有环 " + found + "；游戏会结束，才有 SG 值"});
    }
}

std::optional<unsigned> DagGame::winning_move(unsigned node) const {
    if (value(node) == 0) return std::nullopt;
    return sprague_grundy::winning_move_on_dag(successors_, values_, &node, &node + 1).to;
}

std::string as_json(const DagGame& game) {
    std::vector<std::string> nodes;
    for (unsigned node = 1; node <= game.size(); ++node) {
        const std::optional<unsigned> move = game.winning_move(node);
        nodes.push_back(
            json::object({{"node", json::number(node)},
                          {"value", json::number(game.value(node))},
                          {"position", json::text(move ? "N" : "P")},
                          {"winning_move", json::or_null(move, json::number<unsigned>)}}));
    }
    return json::object({{"nodes", json::array(nodes)}}) + '\n';
}

}  // namespace tools
