// The numbers along a line: bars, intervals.
#include <cmath>

#include "draw/description.hpp"

namespace tools {

Svg bars(Description& keys) {
    const int bound = keys.integer("to", 1, 200);
    const PeriodSearch search = keys.periodic(parse_rule("subtract", keys.text("set")), bound);
    const int p = static_cast<int>(search.period->length);
    const int start = static_cast<int>(search.period->start);
    const Values values(search.values.begin(), search.values.begin() + bound + 1);
    const unsigned greatest = std::max(1u, *std::max_element(values.begin(), values.end()));

    const double size = std::floor(660.0 / (bound + 1)), unit = 34, left = 76, top = 40;
    const double height = unit * greatest, right = left + size * (bound + 1), base = top + height;
    Svg svg(right + 28, base + 96);
    if (start > 0) svg.rect(left, top - 12, size * start, height + 12, "faint", 4);
    for (unsigned value = 0; value <= greatest; ++value) {
        const double y = base - unit * value;
        svg.line(left, y, right, y, value == 0 ? "axis" : "grid");
        svg.text(left - 10, y, std::to_string(value), "e muted");
    }
    double x = left - size / 2;
    for (int n = 0; n <= bound; ++n) {
        x += size;
        const unsigned value = values[static_cast<std::size_t>(n)];
        if (value == 0) {
            svg.circle(x, base, 5, "p");
        } else {
            svg.rect(x - size * 0.32, base - unit * value, size * 0.64, unit * value, "heap", 2);
        }
        svg.text(x, base + 18, std::to_string(n), "m small muted");
    }
    for (int n = start; n + p <= bound + 1; n += p) {
        svg.path(
            path_data("M{} {}v6H{}v-6", left + n * size + 3, base + 36, left + (n + p) * size - 3),
            (n - start) / p % 2 == 0 ? "strong" : "arrow");
    }
    svg.text(left + start * size + 3, base + 60, fmt::format("n0 = {},  p = {}", start, p), "b i");
    svg.text(right + 6, base, "n", "b i");
    svg.text(32, top + height / 2, "g(n)", "b i m");
    return svg;
}

Svg intervals(Description& keys) {
    const int from = keys.integer("from", 1, 1000), to = keys.integer("to", from + 1, 200000);
    std::vector<Cell> cells;
    for (int n = from; n <= to; ++n) cells.push_back({n, 0});
    struct Interval {
        int first, last;
        bool lost;
    };
    std::vector<Interval> all;
    int n = from;
    for (const bool is_lost : keys.lost(keys.games(cells))) {
        if (all.empty() || all.back().lost != is_lost) all.push_back({n, n, is_lost});
        all.back().last = n++;
    }
    if (all.size() < 2 || all.size() > 30)
        throw std::invalid_argument("shows too few or too many intervals");

    const double left = 64, width = 660, lane = 34, top = 48, lower = top + lane + 6;
    Svg svg(left + width + 56, top + 2 * lane + 92);
    const double low = std::log(from - 0.5), high = std::log(to + 0.5);
    const auto at = [&](double x) { return left + width * (std::log(x) - low) / (high - low); };
    svg.rect(left, top, width, lane, "faint");
    svg.rect(left, lower, width, lane, "faint");
    svg.text(left - 14, top + lane / 2, "N", "b e");
    svg.text(left - 14, lower + lane / 2, "P", "b e");
    for (const Interval& interval : all) {
        const double x0 = at(interval.first - 0.5), x1 = at(interval.last + 0.5);
        svg.rect(x0 + 0.5, interval.lost ? lower : top, x1 - x0 - 1, lane,
                 interval.lost ? "p" : "n", 4);
        svg.text((x0 + x1) / 2, interval.lost ? lower + lane + 16 : top - 16,
                 interval.first == interval.last
                     ? std::to_string(interval.first)
                     : fmt::format("{} – {}", interval.first, interval.last),
                 "m small");
    }
    const double axis = top + 2 * lane + 48;
    svg.line(left, axis, left + width, axis, "axis");
    for (int tick = 1; tick <= to; tick *= 10) {
        if (tick < from) continue;
        svg.line(at(tick), axis, at(tick), axis + 6, "axis");
        svg.text(at(tick), axis + 20, std::to_string(tick), "m muted");
    }
    svg.text(left + width + 12, axis, "n", "b i");
    return svg;
}

}  // namespace tools
