#include <functional>

#include "core/oracle.hpp"
#include "draw/description.hpp"
#include "hackenbush.hpp"

namespace tools {

namespace {

using rules::Int;
using rules::Row;

// A tree that stands on node 1; its edges are two nodes each.
struct Standing {
    explicit Standing(const Row& edges) : neighbours(edges.size() / 2 + 1) {
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
unsigned root_value(const Standing& tree, const std::vector<unsigned>& below, unsigned node) {
    unsigned old = tree.values[node] + 1, now = 0;  // of the branch that is cut
    for (unsigned at = below[node];; at = below[at]) {
        const unsigned value = tree.values[at] ^ old ^ now;
        if (at == 0) return value;
        old = tree.values[at] + 1;
        now = value + 1;
    }
}

}  // namespace

Svg tree(Description& keys) {
    const fs::path file = keys.problem().data() / (keys.text("case") + ".in");
    const rules::Game game = parse(keys.rules(), read_file(file)).at(0);
    const rules::Position position = keys.rules().begin(game);
    if (position.size() != 1) throw std::invalid_argument("this is not one tree");
    const Standing tree(position[0]);
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

    constexpr double kWide = 92, kHigh = 86, kMargin = 46, kRadius = 27;
    const double width = std::max(250.0, (leaves - 1) * kWide + 2 * kMargin);
    const double left = (width - (leaves - 1) * kWide) / 2;
    const double ground = kMargin + kHigh * *std::max_element(height.begin(), height.end());
    Svg svg(width, ground + kRadius + 34);
    const auto x = [&](unsigned node) { return left + kWide * across[node]; };
    const auto y = [&](unsigned node) { return ground - kHigh * height[node]; };
    svg.line(8, ground + kRadius + 4, width - 8, ground + kRadius + 4, "axis");
    for (unsigned node = 1; node < nodes; ++node) {
        const bool wins = tree.values[0] > 0 && root_value(tree, below, node) == 0;
        svg.line(x(below[node]), y(below[node]), x(node), y(node), wins ? "p-arrow" : "strong");
    }
    for (unsigned node = 0; node < nodes; ++node) {
        const unsigned value = tree.values[node];
        svg.circle(x(node), y(node), kRadius, fill_of(value));
        svg.text(x(node), y(node) - 8, std::to_string(node + 1), "b " + text_on(value));
        svg.text(x(node), y(node) + 9, fmt::format("g = {}", value), text_on(value) + " small");
    }
    svg.line(24, ground + kRadius + 20, 54, ground + kRadius + 20, "p-arrow");
    svg.text(64, ground + kRadius + 20, "N → P", "b");
    return svg;
}

}  // namespace tools
