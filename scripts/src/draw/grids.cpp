// Squares of cells: lattice, heat, rows.
#include <cmath>
#include <map>

#include "draw/description.hpp"
#include "games/number.hpp"

namespace tools {

namespace {

// Cells (x, y) with both coordinates from `from` to `to`.
struct Square {
    explicit Square(Description& keys)
        : from(keys.integer("from", 0, 1000)),
          to(keys.integer("to", from + 1, from + 60)),
          count(to - from + 1),
          x(keys.text("x")),
          y(keys.text("y")) {}

    // Those with x * y <= most; 0: all.
    std::vector<Cell> cells(int most = 0) const {
        std::vector<Cell> cells;
        for (int row = from; row <= to; ++row) {
            for (int column = from; column <= to; ++column) {
                if (most == 0 || column * row <= most) cells.push_back({column, row});
            }
        }
        return cells;
    }

    int from, to, count;
    std::string x, y;  // the names of the axes
};

struct ValueCell {
    int column, row;
    unsigned value;
};

// Squares with their values: one path for each value.
void draw_cells(Svg* svg, double left, double top, double size, const std::vector<ValueCell>& cells,
                bool digits) {
    std::map<unsigned, std::string> shapes;
    for (std::size_t i = 0; i < cells.size();) {
        const ValueCell& cell = cells[i];
        int length = 0;
        while (i < cells.size() && cells[i].row == cell.row && cells[i].value == cell.value &&
               cells[i].column == cell.column + length) {
            ++i;
            ++length;
        }
        shapes[std::min(cell.value, 9u)] +=
            path_data("M{} {}h{}v{}h-{}z", left + cell.column * size, top + cell.row * size,
                      length * size, size, length * size);
    }
    for (const auto& [value, data] : shapes) svg->path(data, fill_of(value));
    if (!digits) return;
    for (const auto& [column, row, value] : cells) {
        svg->text(left + (column + 0.5) * size, top + (row + 0.5) * size, std::to_string(value),
                  text_on(value));
    }
}

// The colours of the values that occur, from `right` to the left.
void value_legend(Svg* svg, double right, double y, const std::vector<ValueCell>& cells) {
    unsigned greatest = 0;
    for (const ValueCell& cell : cells) greatest = std::max(greatest, cell.value);
    const double left = right - 22.0 * (greatest + 1);
    for (unsigned value = 0; value <= greatest; ++value) {
        svg->rect(left + 22.0 * value, y - 10, 22, 20, fill_of(value));
        svg->text(left + 22.0 * value + 11, y, std::to_string(value), text_on(value));
    }
    svg->text(left - 8, y, "g =", "e i");
}

// By a program, or by the rules' moves; the solution must say of each `game` what its value says.
std::vector<unsigned> values_of(Description& keys, const std::vector<Cell>& cells) {
    std::vector<unsigned> values;
    if (keys.has("program")) {
        for (const std::string& line : keys.ask(cells)) {
            values.push_back(static_cast<unsigned>(parse_number(line, "a value", 0, 1000)));
        }
    }
    if (!keys.has("game")) return values;
    const std::vector<rules::Game> games = keys.games(cells);
    if (values.empty()) {
        rules::GrundyValues by_moves(keys.rules().play(games[0]));
        for (const rules::Game& game : games) {
            values.push_back(static_cast<unsigned>(by_moves.of(keys.rules().begin(game))));
        }
    }
    const std::vector<bool> lost = keys.lost(games);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (lost[i] == (values[i] == 0)) continue;
        throw std::invalid_argument(
            fmt::format("the value of {}, {} is {}, but the solution says the opposite", cells[i].x,
                        cells[i].y, values[i]));
    }
    return values;
}

}  // namespace

Svg lattice(Description& keys) {
    const Square square(keys);
    const auto slopes = keys.list<double>("slopes");
    const auto slope_names = keys.list<std::string>("slope_names");
    if (slopes.size() != slope_names.size()) throw std::invalid_argument("each slope needs a name");
    const std::vector<Cell> cells = square.cells();
    const std::vector<rules::Outcome> outcomes = keys.outcomes_of(cells);

    const double size = std::clamp(std::floor(440.0 / square.count), 10.0, 30.0);
    const double left = 52, top = 48, side = size * square.count;
    const double right = left + side, bottom = top + side;
    Svg svg(right + (slopes.empty() ? 24 : 76), bottom + 52);
    const auto at_x = [&](double x) { return left + (x - square.from + 0.5) * size; };
    const auto at_y = [&](double y) { return bottom - (y - square.from + 0.5) * size; };
    for (int tick = square.from; tick <= square.to; ++tick) {
        if (tick % (square.count > 15 ? 5 : 1) != 0) continue;
        svg.line(at_x(tick), top, at_x(tick), bottom, "grid");
        svg.line(left, at_y(tick), right, at_y(tick), "grid");
        svg.text(at_x(tick), bottom + 14, std::to_string(tick), "m muted");
        svg.text(left - 10, at_y(tick), std::to_string(tick), "e muted");
    }
    svg.text(left + side / 2, bottom + 36, square.x, "b i m");
    svg.text(18, top + side / 2, square.y, "b i m");
    for (std::size_t i = 0; i < slopes.size(); ++i) {
        // From the lower left corner to where the line leaves the square.
        const double slope = slopes[i], low = square.from - 0.5, high = square.to + 0.5;
        const double x0 = std::max(low, low / slope), x1 = std::min(high, high / slope);
        svg.line(at_x(x0), at_y(slope * x0), at_x(x1), at_y(slope * x1), "dashed");
        if (slope > 1) {
            svg.text(at_x(x1), top - 12, slope_names[i], "i m muted");
        } else {
            svg.text(right + 8, at_y(slope * x1), slope_names[i], "i muted");
        }
    }
    std::string wins, losses;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (outcomes[i] == rules::Outcome::draw) continue;
        (outcomes[i] == rules::Outcome::loss ? losses : wins) +=
            path_data("M{} {}h0", at_x(cells[i].x), at_y(cells[i].y));
    }
    if (wins.empty() || losses.empty()) throw std::invalid_argument("shows no wins, or no losses");
    svg.dots(wins, size * 0.24, "n-dots");
    svg.dots(losses, size * 0.78, "p-dots");
    svg.key(left + 6, 22, 6, "p", "P");
    svg.key(left + 48, 22, 6, "n", "N");
    return svg;
}

Svg heat(Description& keys) {
    const Square square(keys);
    const std::vector<Cell> cells = square.cells(keys.integer("most_cells", 0, 1000000));
    keys.know("program");
    keys.know("game");
    const std::vector<unsigned> answers = values_of(keys, cells);
    std::vector<ValueCell> values;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        values.push_back({cells[i].x - square.from, cells[i].y - square.from, answers[i]});
    }

    const bool digits = square.count <= 20;
    const double size = digits ? std::clamp(std::floor(440.0 / square.count), 22.0, 34.0)
                               : std::max(std::floor(460.0 / square.count), 8.0);
    const double left = 56, top = 92, side = size * square.count;
    Svg svg(left + side + 24, top + side + 24);
    draw_cells(&svg, left, top, size, values, digits);
    for (int tick = square.from; tick <= square.to; ++tick) {
        if (!digits && tick % 5 != 0 && tick != square.from) continue;
        const double offset = (tick - square.from + 0.5) * size;
        svg.text(left + offset, top - 12, std::to_string(tick), "m muted");
        svg.text(left - 10, top + offset, std::to_string(tick), "e muted");
    }
    svg.text(left + side / 2, top - 34, square.x, "b i m");
    svg.text(18, top + side / 2, square.y, "b i m");
    value_legend(&svg, left + side, 26, values);
    return svg;
}

Svg rows(Description& keys) {
    const int bound = keys.integer("to", 1, 2000);
    const PeriodSearch search = keys.periodic(parse_rule("octal", keys.text("octal")), bound);
    const int p = static_cast<int>(search.period->length);
    const int start = static_cast<int>(search.period->start);
    std::vector<ValueCell> cells;
    for (int n = 0; n <= bound; ++n) {
        cells.push_back({n % p, n / p, search.values[static_cast<std::size_t>(n)]});
    }

    const double size = p > 20 ? 24 : 30, left = 72, top = 92, width = size * p;
    const int count = bound / p + 1;
    Svg svg(left + width + 24, top + size * count + 52);
    draw_cells(&svg, left, top, size, cells, true);
    for (int column = 0; column < p; ++column) {
        svg.text(left + (column + 0.5) * size, top - 12, std::to_string(column), "m small muted");
    }
    svg.text(left + width / 2, top - 34, fmt::format("n mod {}", p), "b i m");
    for (int row = 0; row < count; ++row) {
        svg.text(left - 10, top + (row + 0.5) * size, fmt::format("n = {}", row * p),
                 "e muted small");
    }
    // Each line has a pale one below it, as it crosses dark and light cells.
    const auto ring = [&](double x, double y, double side) {
        for (const char* style : {"halo", "ring"}) {
            svg.rect(x + 2, y + 2, side - 4, side - 4, style, 5);
        }
    };
    for (const std::size_t exception : search.period->exceptions(search.values)) {
        const int n = static_cast<int>(exception);
        ring(left + n % p * size, top + n / p * size, size);
    }
    // From here on there is no exception.
    const double x = left + start % p * size, y = top + start / p * size;
    const std::string edge = path_data("M{} {}H{}V{}H{}", left, y + size, x, y, left + width);
    svg.path(edge, "halo");
    svg.path(edge, "strong");
    const double below = top + size * count + 26;
    ring(left, below - 11, 22);
    svg.text(left + 30, below, fmt::format("g(n) ≠ g(n + {} k)", p), "i");
    svg.line(left + 190, below, left + 218, below, "strong");
    svg.text(left + 226, below, fmt::format("n0 = {}", start), "i");
    value_legend(&svg, left + width, 26, cells);
    return svg;
}

}  // namespace tools
