// Nim heaps in disguise: strip, stairs. Their nim-sum has to say what the solution says.
#include <fmt/ranges.h>

#include <algorithm>

#include "draw/description.hpp"

namespace tools {

namespace {

// "3 xor 2 = 1" with its P or N.
void draw_nim_sum(Svg* svg, double x, double y, const std::vector<unsigned>& heaps, bool lost) {
    unsigned sum = 0;
    for (const unsigned heap : heaps) sum ^= heap;
    if ((sum == 0) != lost) {
        throw std::invalid_argument(
            fmt::format("the nim-sum is {}, but the solution says that the player to move {}", sum,
                        lost ? "loses" : "wins"));
    }
    const unsigned colour = sum == 0 ? 0 : 3;
    svg->circle(x + 9, y, 12, fill_of(colour));
    svg->text(x + 9, y, sum == 0 ? "P" : "N", "b " + text_on(colour));
    svg->text(x + 32, y,
              heaps.empty() ? "0" : fmt::format("{} = {}", fmt::join(heaps, " ⊕ "), sum));
}

// The cells first .. last - 1.
struct Heap {
    int first, last;
    bool counts;
};

// The heaps of a row, from the left. `runs`: of pieces, with free cells between them; else of free
// cells, with pieces between them, but not those at an edge that do not count. From the right every
// other one counts, also where it is empty.
std::vector<Heap> heaps_of(const std::string& row, bool runs) {
    std::vector<Heap> heaps;
    bool counts = false;
    const int size = static_cast<int>(row.size());
    for (int last = size, i = size - 1; i >= -1; --i) {
        if (i >= 0 && (row[static_cast<std::size_t>(i)] == '.') != runs) continue;
        const bool shown = runs || counts || (i >= 0 && last < size);
        if (shown && i + 1 < last) heaps.insert(heaps.begin(), {i + 1, last, counts});
        counts = !counts;
        last = i;
    }
    return heaps;
}

// The columns of a row's pieces, sorted by their letters.
rules::Row pieces_of(const std::string& row) {
    rules::Row columns;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (row[i] != '.') columns.push_back(static_cast<rules::Int>(i) + 1);
    }
    std::ranges::stable_sort(
        columns, {}, [&](rules::Int column) { return row[static_cast<std::size_t>(column - 1)]; });
    return columns;
}

}  // namespace

Svg strip(Description& keys) {
    const auto rows = keys.list<std::string>("rows");
    const bool runs = keys.get<bool>("runs");
    if (rows.empty() || rows[0].empty()) throw std::invalid_argument("'rows' is empty");
    const int count = static_cast<int>(rows.size()), columns = static_cast<int>(rows[0].size());
    // Where there are pieces of two colours, the width of the board comes first.
    const auto game_of = [&](const std::vector<std::string>& board) {
        rules::Game game;
        if (board[0].find('o') == std::string::npos) game.push_back({columns});
        for (const std::string& row : board) {
            if (row.size() != rows[0].size())
                throw std::invalid_argument("'rows' differ in length");
            game.push_back(pieces_of(row));
        }
        return game;
    };
    const auto move = keys.list<std::size_t>("move");
    if (!move.empty()) {
        std::vector<std::string> after = rows;
        if (move.size() != 3) throw std::invalid_argument("'move' has no row, column and column");
        std::string& row = after.at(move[0] - 1);
        std::swap(row.at(move[1] - 1), row.at(move[2] - 1));
        if (!keys.is_lost(game_of(after))) throw std::invalid_argument("'move' does not win");
    }

    const double size = 32, left = 24, top = 46, pitch = size + 34, width = size * columns;
    Svg svg(left * 2 + width, top + pitch * count + 40);
    for (int i = 0; i < columns; ++i) {
        svg.text(left + size * i + size / 2, top - 18, std::to_string(i + 1), "m small muted");
    }
    std::vector<unsigned> counted;
    double y = top;
    for (const std::string& row : rows) {
        svg.rect(left, y, width, size, "faint");
        std::vector<bool> counts(row.size());
        for (const Heap& heap : heaps_of(row, runs)) {
            const double x0 = left + size * heap.first, x1 = left + size * heap.last;
            if (!runs) svg.rect(x0, y, x1 - x0, size, heap.counts ? "v2" : "panel");
            svg.path(path_data("M{} {}v5H{}v-5", x0 + 3, y + size + 3, x1 - 3),
                     heap.counts ? "strong" : "axis");
            svg.text((x0 + x1) / 2, y + size + 18, std::to_string(heap.last - heap.first),
                     heap.counts ? "b m" : "m muted");
            if (!heap.counts) continue;
            counted.push_back(static_cast<unsigned>(heap.last - heap.first));
            std::fill(counts.begin() + heap.first, counts.begin() + heap.last, true);
        }
        std::string grid;
        for (int i = 0; i <= columns; ++i) grid += path_data("M{} {}v{}", left + size * i, y, size);
        svg.path(grid + path_data("M{} {}h{}M{} {}h{}", left, y, width, left, y + size, width),
                 "axis");
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (row[i] == '.') continue;
            svg.circle(left + size * static_cast<double>(i) + size / 2, y + size / 2, 11,
                       runs            ? (counts[i] ? "heap" : "idle")
                       : row[i] == 'w' ? "white"
                       : row[i] == 'b' ? "black"
                                       : "stone");
        }
        y += pitch;
    }
    if (!move.empty()) {
        const auto middle = [&](std::size_t column) {
            return left + size * (static_cast<double>(column) - 0.5);
        };
        const double right = move[2] > move[1] ? 1 : -1;
        svg.path(path_data("M{} {}H{}m{} -6l{} 6l{} 6", middle(move[1]) + 12 * right,
                           top + pitch * static_cast<double>(move[0] - 1) + size / 2,
                           middle(move[2]) + 6 * right, -9 * right, 9 * right, -9 * right),
                 "p-arrow");
    }
    draw_nim_sum(&svg, left, y + 14, counted, keys.is_lost(game_of(rows)));
    return svg;
}

Svg stairs(Description& keys) {
    const std::vector<unsigned> stones = keys.list<unsigned>("stones");
    const double step = 92, rise = 30, radius = 10, left = 24, ground = 70;
    const int in_layer = 3;
    const auto layers = [&](unsigned count) { return (static_cast<int>(count) + 2) / in_layer; };
    double floor = 0, stair = 0;
    for (const unsigned count : stones) {
        stair += rise;
        floor = std::max(floor, stair + layers(count) * 2 * radius + 30 + 44);
    }
    Svg svg(left + ground + step * static_cast<double>(stones.size()) + 24, floor + 24);
    std::string outline = path_data("M{} {}H{}", left, floor, left + ground);
    std::vector<unsigned> counted;
    double x = left + ground, y = floor;
    for (std::size_t i = 0; i < stones.size(); ++i) {
        const bool counts = i % 2 == 0;
        const int count = static_cast<int>(stones[i]);
        y -= rise;
        const double middle = x + step / 2;
        svg.rect(x, y, step, floor - y, counts ? "v1" : "faint");
        svg.text(middle, y + rise / 2, std::to_string(i + 1), counts ? "b m on1" : "m muted");
        for (int stone = 0; stone < count; ++stone) {
            const int layer = stone / in_layer;
            const int beside = std::min(in_layer, count - layer * in_layer) - 1;
            svg.circle(middle + (stone % in_layer - beside / 2.0) * (2 * radius + 2),
                       y - radius - 1 - layer * (2 * radius + 1), radius, counts ? "heap" : "idle");
        }
        svg.text(middle, y - layers(stones[i]) * (2 * radius + 1) - 14, std::to_string(count),
                 counts ? "b m" : "m muted");
        if (counts) counted.push_back(stones[i]);
        x += step;
        outline += path_data("V{}H{}", y, x);
    }
    svg.path(outline + path_data("V{}", floor), "strong");
    svg.text(left + ground / 2, floor - 12, "0", "m muted");
    draw_nim_sum(&svg, left, 26, counted, keys.is_lost({rules::Row(stones.begin(), stones.end())}));
    return svg;
}

}  // namespace tools
