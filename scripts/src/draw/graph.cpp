#include <cmath>
#include <sstream>

#include "core/oracle.hpp"
#include "draw/description.hpp"
#include "games/dag.hpp"

namespace tools {

Svg graph(Description& keys) {
    unsigned nodes = 0;
    std::vector<std::pair<unsigned, unsigned>> pairs;
    if (keys.folder.problem == nullptr) {
        std::istringstream input(keys.text("graph"));
        unsigned edges = 0;
        input >> nodes >> edges;
        pairs.resize(edges);
        for (auto& [from, to] : pairs) input >> from >> to;
        if (!input) throw std::invalid_argument("this is not a graph");
    } else {
        const fs::path file = keys.problem().data() / (keys.text("case") + ".in");
        const rules::Game game = parse(keys.rules(), read_file(file)).at(0);
        const rules::Row ends = keys.rules().play(game)->fixed();
        for (std::size_t i = 0; i + 1 < ends.size(); i += 2) {
            pairs.emplace_back(ends[i], ends[i + 1]);
            nodes = std::max({nodes, pairs.back().first, pairs.back().second});
        }
    }
    const DagGame game(nodes, pairs);

    constexpr double kUnit = 132, kMargin = 54, kRadius = 30;
    std::vector<double> x = keys.list<double>("x"), y = keys.list<double>("y");
    if (x.size() != nodes || y.size() != nodes) {
        throw std::invalid_argument(
            fmt::format("'x' and 'y' must have {} numbers, one for each node", nodes));
    }
    for (std::vector<double>* list : {&x, &y}) {
        for (double& at : *list) at = kMargin + at * kUnit;
    }
    const double height = *std::max_element(y.begin(), y.end()) + kMargin;
    Svg svg(*std::max_element(x.begin(), x.end()) + kMargin, height + 20);
    for (unsigned from = 1; from <= nodes; ++from) {
        for (const unsigned to : game.successors(from)) {
            const double x0 = x[from - 1], y0 = y[from - 1], x1 = x[to - 1], y1 = y[to - 1];
            const double length = std::hypot(x1 - x0, y1 - y0);
            const double dx = (x1 - x0) / length, dy = (y1 - y0) / length;
            // Points seen from the tip of the arrow.
            const auto point = [&](double along, double across) {
                const double back = kRadius + 7 + along;
                return path_data("{} {}", x1 - dx * back - dy * across,
                                 y1 - dy * back + dx * across);
            };
            svg.path(path_data("M{} {}", x0 + dx * kRadius, y0 + dy * kRadius) +
                         fmt::format("L{0}M{1}L{0}L{2}", point(0, 0), point(10, 6), point(10, -6)),
                     game.value(from) > 0 && game.value(to) == 0 ? "p-arrow" : "arrow");
        }
    }
    for (unsigned node = 1; node <= nodes; ++node) {
        const double at_x = x[node - 1], at_y = y[node - 1];
        const unsigned value = game.value(node);
        svg.circle(at_x, at_y, kRadius, fill_of(value));
        if (value == 0) svg.circle(at_x, at_y, kRadius + 3, "ring");
        svg.text(at_x, at_y - 8, std::to_string(node), "b " + text_on(value));
        svg.text(at_x, at_y + 9, fmt::format("g = {}", value), text_on(value) + " small");
    }
    svg.key(24, height - 2, 9, "v0", "P");
    svg.key(76, height - 2, 9, "v1", "N");
    svg.line(124, height - 2, 154, height - 2, "p-arrow");
    svg.text(164, height - 2, "N → P", "b");
    return svg;
}

}  // namespace tools
