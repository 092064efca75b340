// Nodes and edges: graph, tree.
#include <cmath>
#include <functional>

#include "draw/description.hpp"
#include "games/dag.hpp"
#include "hackenbush.hpp"

namespace tools {

namespace {

// A tree that stands on node 1; its edges are two nodes each.
struct RootedTree {
    explicit RootedTree(const rules::Row& edges) : neighbours(edges.size() / 2 + 1) {
        for (std::size_t i = 0; i + 1 < edges.size(); i += 2) {
            const unsigned a = static_cast<unsigned>(edges[i] - 1),
                           b = static_cast<unsigned>(edges[i + 1] - 1);
            if (std::max(a, b) >= neighbours.size()) break;
            neighbours[a].push_back(b);
            neighbours[b].push_back(a);
        }
        values = hackenbush::tree_values(neighbours, 0);
        if (values.empty()) throw std::invalid_argument("this is not a tree");
    }
    hackenbush::Tree neighbours;
    std::vector<unsigned> values;
};

// The value of the root once the edge below a node is cut.
unsigned root_value(const RootedTree& tree, const std::vector<unsigned>& below, unsigned node) {
    unsigned old = tree.values[node] + 1, now = 0;  // of the branch that is cut
    for (unsigned at = below[node];; at = below[at]) {
        const unsigned value = tree.values[at] ^ old ^ now;
        if (at == 0) return value;
        old = tree.values[at] + 1;
        now = value + 1;
    }
}

// Beside a chapter a text, else the edges of a case.
DagGame graph_of(Description& keys) {
    if (keys.folder.problem == nullptr) return DagGame(keys.text("graph"));
    unsigned nodes = 0;
    std::vector<std::pair<unsigned, unsigned>> pairs;
    const rules::Row ends = keys.rules().play(keys.game_of_case())->fixed();
    for (std::size_t i = 0; i + 1 < ends.size(); i += 2) {
        pairs.emplace_back(ends[i], ends[i + 1]);
        nodes = std::max({nodes, pairs.back().first, pairs.back().second});
    }
    return {nodes, pairs};
}

}  // namespace

Svg graph(Description& keys) {
    const DagGame game = graph_of(keys);
    const auto nodes = static_cast<unsigned>(game.size());

    constexpr double unit = 132, margin = 54, radius = 30;
    std::vector<double> x = keys.list<double>("x"), y = keys.list<double>("y");
    if (x.size() != nodes || y.size() != nodes) {
        throw std::invalid_argument(
            fmt::format("'x' and 'y' must have {} numbers, one for each node", nodes));
    }
    for (std::vector<double>* list : {&x, &y}) {
        for (double& at : *list) at = margin + at * unit;
    }
    const double height = *std::max_element(y.begin(), y.end()) + margin;
    Svg svg(*std::max_element(x.begin(), x.end()) + margin, height + 20);
    for (unsigned from = 1; from <= nodes; ++from) {
        for (const unsigned to : game.successors(from)) {
            const double x0 = x[from - 1], y0 = y[from - 1], x1 = x[to - 1], y1 = y[to - 1];
            const double length = std::hypot(x1 - x0, y1 - y0);
            const double dx = (x1 - x0) / length, dy = (y1 - y0) / length;
            // Points seen from the tip of the arrow.
            const auto point = [&](double along, double across) {
                const double back = radius + 7 + along;
                return path_data("{} {}", x1 - dx * back - dy * across,
                                 y1 - dy * back + dx * across);
            };
            svg.path(path_data("M{} {}", x0 + dx * radius, y0 + dy * radius) +
                         fmt::format("L{0}M{1}L{0}L{2}", point(0, 0), point(10, 6), point(10, -6)),
                     game.value(from) > 0 && game.value(to) == 0 ? "p-arrow" : "arrow");
        }
    }
    for (unsigned node = 1; node <= nodes; ++node) {
        const double at_x = x[node - 1], at_y = y[node - 1];
        const unsigned value = game.value(node);
        svg.circle(at_x, at_y, radius, fill_of(value));
        if (value == 0) svg.circle(at_x, at_y, radius + 3, "ring");
        svg.text(at_x, at_y - 8, std::to_string(node), "b " + text_on(value));
        svg.text(at_x, at_y + 9, fmt::format("g = {}", value), text_on(value) + " small");
    }
    svg.key(24, height - 2, 9, "v0", "P");
    svg.key(76, height - 2, 9, "v1", "N");
    svg.line(124, height - 2, 154, height - 2, "p-arrow");
    svg.text(164, height - 2, "N → P", "b");
    return svg;
}

Svg tree(Description& keys) {
    const rules::Game game = keys.game_of_case();
    const rules::Position position = keys.rules().begin(game);
    if (position.size() != 1) throw std::invalid_argument("this is not one tree");
    const RootedTree tree(position[0]);
    if (keys.is_lost(game) != (tree.values[0] == 0)) {
        throw std::invalid_argument("the solution contradicts the value of the root");
    }

    // A node stands over the middle of those above it, and leaves one beside the other.
    const std::size_t nodes = tree.values.size();
    std::vector<unsigned> below(nodes), height(nodes);
    std::vector<double> across(nodes);
    double leaves = 0;
    const std::function<void(unsigned)> place = [&](unsigned node) {
        std::vector<double> above;
        for (const unsigned next : tree.neighbours[node]) {
            if (node != 0 && next == below[node]) continue;
            below[next] = node;
            height[next] = height[node] + 1;
            place(next);
            above.push_back(across[next]);
        }
        across[node] = above.empty() ? leaves++ : (above.front() + above.back()) / 2;
    };
    place(0);

    constexpr double wide = 92, high = 86, margin = 46, radius = 27;
    const double width = std::max(250.0, (leaves - 1) * wide + 2 * margin);
    const double left = (width - (leaves - 1) * wide) / 2;
    const double ground = margin + high * *std::max_element(height.begin(), height.end());
    Svg svg(width, ground + radius + 34);
    const auto x = [&](unsigned node) { return left + wide * across[node]; };
    const auto y = [&](unsigned node) { return ground - high * height[node]; };
    svg.line(8, ground + radius + 4, width - 8, ground + radius + 4, "axis");
    for (unsigned node = 1; node < nodes; ++node) {
        const bool wins = tree.values[0] > 0 && root_value(tree, below, node) == 0;
        svg.line(x(below[node]), y(below[node]), x(node), y(node), wins ? "p-arrow" : "strong");
    }
    for (unsigned node = 0; node < nodes; ++node) {
        const unsigned value = tree.values[node];
        svg.circle(x(node), y(node), radius, fill_of(value));
        svg.text(x(node), y(node) - 8, std::to_string(node + 1), "b " + text_on(value));
        svg.text(x(node), y(node) + 9, fmt::format("g = {}", value), text_on(value) + " small");
    }
    svg.line(24, ground + radius + 20, 54, ground + radius + 20, "p-arrow");
    svg.text(64, ground + radius + 20, "N → P", "b");
    return svg;
}

}  // namespace tools
