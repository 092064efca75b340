#include "draw/pictures.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <sstream>

#include "base/process.hpp"
#include "base/text.hpp"
#include "base/toml.hpp"
#include "data/data.hpp"
#include "judge/compiler.hpp"
#include "games/dag.hpp"
#include "games/heap_games.hpp"
#include "draw/svg.hpp"

namespace tools {

namespace {

typedef std::vector<std::pair<std::string, std::string>> Names;

// The text with each {name} replaced.
std::string filled(std::string text, const Names& names) {
    for (const auto& [name, by] : names) {
        const std::string mark = "{" + name + "}";
        for (std::size_t at = 0; (at = text.find(mark, at)) != std::string::npos;) {
            text.replace(at, mark.size(), by);
            at += by.size();
        }
    }
    return text;
}

// A table of pictures.toml.
class Description : public Keys {
 public:
    Description(const toml::table& table, const PictureFolder& folder, const std::string& name)
        : Keys(table, where(folder, name)), where_(where(folder, name)), folder_(folder) {}

    static std::string where(const PictureFolder& folder, const std::string& name) {
        return fmt::format("{} [{}]", shown(folder.path / "pictures.toml"), name);
    }

    // An integer from `least` to `greatest`.
    int integer(const char* key, int least, int greatest) {
        const auto value = get<std::int64_t>(key);
        if (value < least || value > greatest) {
            throw wrong(fmt::format("'{}' must be from {} to {}", key, least, greatest));
        }
        return static_cast<int>(value);
    }
    const Problem& problem() const {
        if (!folder_.problem) throw wrong("only a problem's pictures can ask for what it has");
        return *folder_.problem;
    }
    Error wrong(const std::string& what) const {
        return Error(fmt::format("{}: {}", where_, what));
    }

    // The lines that a program prints for an input. "solution" is what a judge would get.
    std::vector<std::string> run(const std::string& program, const std::string& input,
                                 std::size_t lines) const {
        const fs::path source =
            program == "solution" ? bundle_file(problem()) : source_file(folder_.path / program);
        const Compilation made = compile(source, judge_compiler("c++11"));
        if (!made.program) throw wrong(fmt::format("{} does not compile", program));
        const CommandResult result = run_command({"timeout", "60", made.program->string()}, input);
        if (result.exit_code != 0) {
            throw wrong(fmt::format("{} ends with exit code {}", program, result.exit_code));
        }
        std::vector<std::string> answers;
        std::istringstream output(result.output);
        for (std::string line; std::getline(output, line);) answers.push_back(line);
        if (answers.size() != lines) {
            throw wrong(
                fmt::format("{} printed {} lines in place of {}", program, answers.size(), lines));
        }
        return answers;
    }

    // True where the solution's line for this input says that the player to move loses.
    bool is_lost(const std::string& input, const std::string& lost) const {
        return run("solution", input, 1).at(0) == lost;
    }

 private:
    std::string where_;
    PictureFolder folder_;
};

struct Cell {
    int x, y;
};

std::string input_for(Cell cell, const std::string& each) {
    std::string board;
    for (int row = 0; row < cell.y && each.find("{board}") != std::string::npos; ++row) {
        board += std::string(static_cast<std::size_t>(cell.x), '0') + "\n";
    }
    return filled(each,
                  {{"x", std::to_string(cell.x)}, {"y", std::to_string(cell.y)}, {"board", board}});
}

// What a program says of each cell.
std::vector<std::string> ask(Description& keys, const std::vector<Cell>& cells) {
    const std::string each = keys.get<std::string>("each");
    std::string input =
        filled(keys.get<std::string>("before"), {{"cells", std::to_string(cells.size())}});
    for (const Cell& cell : cells) input += input_for(cell, each);
    input += keys.get<std::string>("after");
    return keys.run(keys.get<std::string>("program"), input, cells.size());
}

std::string dot(double x, double y) {
    return fmt::format("M{} {}h0", coordinate(x), coordinate(y));
}

// "P" and "N" with their signs, from x to the right.
void legend(Svg* svg, double x, double y) {
    svg->circle(x, y, 6, "p");
    svg->text(x + 12, y, "P", "b");
    svg->circle(x + 42, y, 6, "n");
    svg->text(x + 54, y, "N", "b");
}

// --- lattice ---

Svg lattice(Description& keys) {
    const int from = keys.integer("from", 0, 1000), to = keys.integer("to", from + 1, from + 60);
    const auto name_x = keys.get<std::string>("x"), name_y = keys.get<std::string>("y");
    const auto slopes = keys.list<double>("slopes");
    const auto slope_names = keys.list<std::string>("slope_names");
    if (slopes.size() != slope_names.size()) throw keys.wrong("each slope needs a name");
    std::vector<Cell> cells;
    for (int y = from; y <= to; ++y) {
        for (int x = from; x <= to; ++x) cells.push_back({x, y});
    }
    const std::vector<std::string> answers = ask(keys, cells);
    const std::string lost = keys.get<std::string>("lost");

    const int count = to - from + 1;
    const double size = std::clamp(std::floor(440.0 / count), 10.0, 30.0);
    const double left = 52, top = 48, side = size * count;
    Svg svg(left + side + (slopes.empty() ? 24 : 76), top + side + 52);
    const auto at_x = [&](double x) { return left + (x - from + 0.5) * size; };
    const auto at_y = [&](double y) { return top + side - (y - from + 0.5) * size; };

    const int step = count > 15 ? 5 : 1;
    for (int tick = from; tick <= to; ++tick) {
        if (tick % step != 0) continue;
        svg.line(at_x(tick), top, at_x(tick), top + side, "grid");
        svg.line(left, at_y(tick), left + side, at_y(tick), "grid");
        svg.text(at_x(tick), top + side + 14, std::to_string(tick), "m muted");
        svg.text(left - 10, at_y(tick), std::to_string(tick), "e muted");
    }
    svg.text(left + side / 2, top + side + 36, name_x, "b i m");
    svg.text(18, top + side / 2, name_y, "b i m");
    for (std::size_t i = 0; i < slopes.size(); ++i) {
        // From the lower left corner to where the line leaves the square.
        const double low = from - 0.5, high = to + 0.5;
        const double x0 = std::max(low, low / slopes[i]), x1 = std::min(high, high / slopes[i]);
        svg.line(at_x(x0), at_y(slopes[i] * x0), at_x(x1), at_y(slopes[i] * x1), "dashed");
        if (slopes[i] > 1) {
            svg.text(at_x(x1), top - 12, slope_names[i], "i m muted");
        } else {
            svg.text(left + side + 8, at_y(slopes[i] * x1), slope_names[i], "i muted");
        }
    }
    std::string dots[2];
    for (std::size_t i = 0; i < cells.size(); ++i) {
        dots[answers[i] == lost] += dot(at_x(cells[i].x), at_y(cells[i].y));
    }
    if (dots[0].empty() || dots[1].empty()) throw keys.wrong("shows no wins, or no losses");
    svg.path(dots[0], "n-dots", size * 0.24);
    svg.path(dots[1], "p-dots", size * 0.78);
    legend(&svg, left + 6, 22);
    return svg;
}

// --- values in cells ---

struct ValueCell {
    int column, row;
    unsigned value;
};

// Squares with their values: one path for each value, one text for each colour of a row.
void draw_cells(Svg* svg, double left, double top, double size, const std::vector<ValueCell>& cells,
                bool digits) {
    std::map<unsigned, std::string> fills;
    for (std::size_t i = 0; i < cells.size();) {
        const ValueCell& cell = cells[i];
        int length = 0;
        while (i < cells.size() && cells[i].row == cell.row && cells[i].value == cell.value &&
               cells[i].column == cell.column + length) {
            ++i;
            ++length;
        }
        fills[std::min(cell.value, 9u)] +=
            fmt::format("M{} {}h{}v{}h-{}z", coordinate(left + cell.column * size),
                        coordinate(top + cell.row * size), coordinate(length * size),
                        coordinate(size), coordinate(length * size));
    }
    for (const auto& [value, data] : fills) svg->path(data, fmt::format("v{}", value));
    if (!digits) return;
    for (const ValueCell& cell : cells) {
        svg->text(left + (cell.column + 0.5) * size, top + (cell.row + 0.5) * size,
                  std::to_string(cell.value), fmt::format("m on{}", std::min(cell.value, 9u)));
    }
}

// The colours of the values 0 .. greatest, from `right` to the left.
void value_legend(Svg* svg, double right, double y, unsigned greatest) {
    for (unsigned value = 0; value <= greatest; ++value) {
        const double x = right - 22.0 * (greatest - value + 1);
        svg->rect(x, y - 10, 22, 20, fmt::format("v{}", std::min(value, 9u)));
        svg->text(x + 11, y, std::to_string(value), fmt::format("m on{}", std::min(value, 9u)));
    }
    svg->text(right - 22.0 * (greatest + 1) - 8, y, "g =", "e i");
}

unsigned greatest_value(const std::vector<ValueCell>& cells) {
    return std::max_element(cells.begin(), cells.end(),
                            [](const auto& a, const auto& b) { return a.value < b.value; })
        ->value;
}

Svg heat(Description& keys) {
    const int from = keys.integer("from", 0, 1000), to = keys.integer("to", from + 1, from + 60);
    const auto name_x = keys.get<std::string>("x"), name_y = keys.get<std::string>("y");
    const int most_cells = keys.integer("most_cells", 0, 1000000);
    std::vector<Cell> cells;
    for (int y = from; y <= to; ++y) {
        for (int x = from; x <= to; ++x) {
            if (most_cells == 0 || x * y <= most_cells) cells.push_back({x, y});
        }
    }
    const std::vector<std::string> answers = ask(keys, cells);
    std::vector<ValueCell> values;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        values.push_back({cells[i].x - from, cells[i].y - from,
                          static_cast<unsigned>(parse_number(answers[i], "a value", 0, 1000))});
    }
    const auto each_verdict = keys.get<std::string>("each_verdict");
    const auto lost = keys.get<std::string>("lost");
    if (!each_verdict.empty()) {
        std::string input;
        for (const Cell& cell : cells) input += input_for(cell, each_verdict);
        const auto verdicts = keys.run("solution", input, cells.size());
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if ((verdicts[i] == lost) != (values[i].value == 0)) {
                throw keys.wrong(
                    fmt::format("the solution says '{}' of {}, {}, where the value is "
                                "{}",
                                verdicts[i], cells[i].x, cells[i].y, answers[i]));
            }
        }
    }

    const int count = to - from + 1;
    const bool digits = count <= 20;
    const double size = digits ? std::clamp(std::floor(440.0 / count), 22.0, 34.0)
                               : std::max(std::floor(460.0 / count), 8.0);
    const double left = 56, top = 92, side = size * count;
    Svg svg(left + side + 24, top + side + 24);
    draw_cells(&svg, left, top, size, values, digits);
    const int step = digits ? 1 : 5;
    for (int tick = from; tick <= to; ++tick) {
        const double offset = (tick - from + 0.5) * size;
        if (tick % step != 0 && tick != from) continue;
        svg.text(left + offset, top - 12, std::to_string(tick), "m muted");
        svg.text(left - 10, top + offset, std::to_string(tick), "e muted");
    }
    svg.text(left + side / 2, top - 34, name_x, "b i m");
    svg.text(18, top + side / 2, name_y, "b i m");
    value_legend(&svg, left + side, 26, greatest_value(values));
    return svg;
}

// --- periods ---

Svg rows(Description& keys) {
    const OctalCode code = parse_octal(keys.get<std::string>("octal"));
    const int bound = keys.integer("to", 1, 2000);
    const Search search = search_period([&](std::size_t heaps) { return values_of(code, heaps); },
                                        proof_of(code), static_cast<std::size_t>(bound), 20000);
    if (!search.period) throw keys.wrong("no period was found");
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
        svg.rect(x + 2, y + 2, side - 4, side - 4, "halo", 5);
        svg.rect(x + 2, y + 2, side - 4, side - 4, "ring", 5);
    };
    for (const std::size_t n : search.period->exceptions(search.values)) {
        const int at = static_cast<int>(n);
        ring(left + at % p * size, top + at / p * size, size);
    }
    // From here on no exception.
    const double x = left + start % p * size, y = top + start / p * size;
    const std::string edge = fmt::format("M{} {}H{}V{}H{}", coordinate(left), coordinate(y + size),
                                         coordinate(x), coordinate(y), coordinate(left + width));
    svg.path(edge, "halo");
    svg.path(edge, "strong");
    const double below = top + size * count + 26;
    ring(left, below - 11, 22);
    svg.text(left + 30, below, fmt::format("g(n) ≠ g(n + {} k)", p), "i");
    svg.line(left + 190, below, left + 218, below, "strong");
    svg.text(left + 226, below, fmt::format("n0 = {}", start), "i");
    value_legend(&svg, left + width, 26, greatest_value(cells));
    return svg;
}

Svg bars(Description& keys) {
    std::vector<unsigned> set;
    for (const std::int64_t s : keys.list<std::int64_t>("set")) {
        if (s < 1 || s > 1000) throw keys.wrong("the numbers of the set must be from 1 to 1000");
        set.push_back(static_cast<unsigned>(s));
    }
    if (set.empty()) throw keys.wrong("the set is empty");
    const int bound = keys.integer("to", 1, 200);
    const Search search = search_period([&](std::size_t heaps) { return values_of(set, heaps); },
                                        proof_of(set), static_cast<std::size_t>(bound), 20000);
    if (!search.period) throw keys.wrong("no period was found");
    const int p = static_cast<int>(search.period->length);
    const int start = static_cast<int>(search.period->start);
    const auto values = [&](int n) { return search.values[static_cast<std::size_t>(n)]; };
    unsigned greatest = 1;
    for (int n = 0; n <= bound; ++n) greatest = std::max(greatest, values(n));

    const double size = std::floor(660.0 / (bound + 1)), unit = 34, left = 76, top = 40;
    const double height = unit * greatest, width = size * (bound + 1), base = top + height;
    Svg svg(left + width + 28, base + 96);
    if (start > 0) svg.rect(left, top - 12, size * start, height + 12, "faint", 4);
    for (unsigned value = 0; value <= greatest; ++value) {
        const double y = base - unit * value;
        svg.line(left, y, left + width, y, value == 0 ? "axis" : "grid");
        svg.text(left - 10, y, std::to_string(value), "e muted");
    }
    for (int n = 0; n <= bound; ++n) {
        const double x = left + (n + 0.5) * size;
        const unsigned value = values(n);
        if (value == 0) {
            svg.circle(x, base, 5, "p");
        } else {
            svg.rect(x - size * 0.32, base - unit * value, size * 0.64, unit * value, "heap", 2);
        }
        svg.text(x, base + 18, std::to_string(n), "m small muted");
    }
    for (int n = start; n + p <= bound + 1; n += p) {
        const double x0 = left + n * size + 3, x1 = left + (n + p) * size - 3, y = base + 36;
        svg.path(fmt::format("M{} {}v6H{}v-6", coordinate(x0), coordinate(y), coordinate(x1)),
                 (n - start) / p % 2 == 0 ? "strong" : "arrow");
    }
    svg.text(left + start * size + 3, base + 60, fmt::format("n0 = {},  p = {}", start, p), "b i");
    svg.text(left + width + 6, base, "n", "b i");
    svg.text(32, top + height / 2, "g(n)", "b i m");
    return svg;
}

// --- graph ---

Svg graph(Description& keys) {
    const auto file = keys.problem().data() / (keys.get<std::string>("case") + ".in");
    const auto header = static_cast<std::size_t>(keys.integer("header", 2, 10));
    std::istringstream input(read_file(file));
    std::vector<std::string> words;
    for (std::string word; input >> word;) words.push_back(word);
    if (words.size() < header) throw keys.wrong("the case has no such header");
    words.erase(words.begin() + 2, words.begin() + static_cast<std::ptrdiff_t>(header));
    words.resize(std::min(words.size(), 2 + 2 * parse_number(words[1], "edges", 0, 1000)));
    const DagGame game(fmt::format("{}", fmt::join(words, " ")));

    std::vector<std::pair<double, double>> at;
    const toml::node& positions = keys.node("at");
    if (!positions.is_array()) keys.wrong_type("at", positions);
    constexpr double kUnit = 132, kMargin = 54, kRadius = 30;
    double width = 0, height = 0;
    for (const toml::node& position : *positions.as_array()) {
        const toml::array* pair = position.as_array();
        const auto x = pair && pair->size() == 2 ? pair->get(0)->value<double>() : std::nullopt;
        const auto y = pair && pair->size() == 2 ? pair->get(1)->value<double>() : std::nullopt;
        if (!x || !y) keys.wrong_type("at", position);
        at.emplace_back(kMargin + *x * kUnit, kMargin + *y * kUnit);
        width = std::max(width, at.back().first + kMargin);
        height = std::max(height, at.back().second + kMargin);
    }
    if (at.size() != game.size()) {
        throw keys.wrong(fmt::format("'at' has {} nodes, the graph {}", at.size(), game.size()));
    }
    Svg svg(width, height + 20);
    const auto draw_edge = [&](unsigned from, unsigned to) {
        const auto [x0, y0] = at[from - 1];
        const auto [x1, y1] = at[to - 1];
        const double length = std::hypot(x1 - x0, y1 - y0);
        const double dx = (x1 - x0) / length, dy = (y1 - y0) / length;
        const double tip_x = x1 - dx * (kRadius + 7), tip_y = y1 - dy * (kRadius + 7);
        const bool winning = game.value(from) > 0 && game.value(to) == 0;
        const auto point = [&](double along, double across) {
            return fmt::format("{} {}", coordinate(tip_x - dx * along - dy * across),
                               coordinate(tip_y - dy * along + dx * across));
        };
        svg.path(fmt::format("M{} {}L{}M{}L{}L{}", coordinate(x0 + dx * kRadius),
                             coordinate(y0 + dy * kRadius), point(0, 0), point(10, 6), point(0, 0),
                             point(10, -6)),
                 winning ? "p-arrow" : "arrow");
    };
    for (unsigned node = 1; node <= game.size(); ++node) {
        for (const unsigned to : game.successors(node)) draw_edge(node, to);
    }
    for (unsigned node = 1; node <= game.size(); ++node) {
        const auto [x, y] = at[node - 1];
        const unsigned value = std::min(game.value(node), 9u);
        svg.circle(x, y, kRadius, fmt::format("v{}", value));
        if (value == 0) svg.circle(x, y, kRadius + 3, "ring");
        svg.text(x, y - 8, std::to_string(node), fmt::format("b m on{}", value));
        svg.text(x, y + 9, fmt::format("g = {}", game.value(node)),
                 fmt::format("m small on{}", value));
    }
    const double y = height;
    svg.circle(24, y - 2, 9, "v0");
    svg.text(40, y - 2, "P", "b");
    svg.circle(76, y - 2, 9, "v1");
    svg.text(92, y - 2, "N", "b");
    svg.line(124, y - 2, 154, y - 2, "p-arrow");
    svg.text(164, y - 2, "N → P", "b");
    return svg;
}

// --- intervals ---

Svg intervals(Description& keys) {
    const int from = keys.integer("from", 1, 1000), to = keys.integer("to", from + 1, 200000);
    std::vector<Cell> cells;
    for (int n = from; n <= to; ++n) cells.push_back({n, 0});
    const std::vector<std::string> answers = ask(keys, cells);
    const std::string lost = keys.get<std::string>("lost");
    struct Interval {
        int first, last;
        bool lost;
    };
    std::vector<Interval> all;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const bool is_lost = answers[i] == lost;
        if (all.empty() || all.back().lost != is_lost) {
            all.push_back({cells[i].x, cells[i].x, is_lost});
        }
        all.back().last = cells[i].x;
    }
    if (all.size() < 2 || all.size() > 30) throw keys.wrong("shows too few or too many intervals");

    const double left = 64, width = 660, lane = 34, top = 48;
    Svg svg(left + width + 56, top + 2 * lane + 92);
    const double low = std::log(from - 0.5), high = std::log(to + 0.5);
    const auto at = [&](double n) { return left + width * (std::log(n) - low) / (high - low); };
    svg.rect(left, top, width, lane, "faint");
    svg.rect(left, top + lane + 6, width, lane, "faint");
    svg.text(left - 14, top + lane / 2, "N", "b e");
    svg.text(left - 14, top + 1.5 * lane + 6, "P", "b e");
    for (const Interval& interval : all) {
        const double x0 = at(interval.first - 0.5), x1 = at(interval.last + 0.5);
        const double y = interval.lost ? top + lane + 6 : top;
        svg.rect(x0 + 0.5, y, x1 - x0 - 1, lane, interval.lost ? "p" : "n", 4);
        svg.text((x0 + x1) / 2, interval.lost ? y + lane + 16 : y - 16,
                 fmt::format("{} – {}", interval.first, interval.last), "m small");
    }
    const double axis = top + 2 * lane + 48;
    svg.line(left, axis, left + width, axis, "axis");
    for (int n = 1; n <= to; n *= 10) {
        if (n < from) continue;
        svg.line(at(n), axis, at(n), axis + 6, "axis");
        svg.text(at(n), axis + 20, std::to_string(n), "m muted");
    }
    svg.text(left + width + 12, axis, "n", "b i");
    return svg;
}

// --- heaps in disguise ---

// "3 xor 2 = 1", and the P or N that follows. The solution has to say the same.
void draw_nim_sum(Svg* svg, double x, double y, const std::vector<std::size_t>& heaps, bool lost,
                  const Description& keys) {
    std::size_t sum = 0;
    for (const std::size_t heap : heaps) sum ^= heap;
    if ((sum == 0) != lost) {
        throw keys.wrong(
            fmt::format("the nim-sum is {}, but the solution says that the player to "
                        "move {}",
                        sum, lost ? "loses" : "wins"));
    }
    const std::string text =
        heaps.empty() ? "0" : fmt::format("{} = {}", fmt::join(heaps, " xor "), sum);
    svg->circle(x + 9, y, 12, sum == 0 ? "v0" : "v3");
    svg->text(x + 9, y, sum == 0 ? "P" : "N", sum == 0 ? "b m on0" : "b m on3");
    svg->text(x + 32, y, text);
}

struct Heap {
    std::size_t first, last;  // cells
    bool counts;
};

// The free cells between neighbours among the pieces, the edge being one.
std::vector<Heap> gaps(const std::string& row) {
    std::vector<Heap> heaps;
    bool counts = true;
    std::size_t right = row.size();
    for (std::size_t i = row.size(); i-- > 0;) {
        if (row[i] == '.') continue;
        if (right < row.size()) {
            if (i + 1 < right) heaps.push_back({i + 1, right - 1, counts});
            counts = !counts;
        }
        right = i;
    }
    if (right > 0 && right < row.size()) heaps.push_back({0, right - 1, counts});
    return heaps;
}

// The pieces between two free cells; those with an odd number of free cells on their right count.
std::vector<Heap> runs(const std::string& row) {
    std::vector<Heap> heaps;
    bool counts = false;
    for (std::size_t end = row.size(); end > 0;) {
        if (row[end - 1] == '.') {
            counts = !counts;
            --end;
            continue;
        }
        std::size_t first = end;
        while (first > 0 && row[first - 1] != '.') --first;
        heaps.push_back({first, end - 1, counts});
        end = first;
    }
    return heaps;
}

Svg strip(Description& keys) {
    const std::vector<std::string> lines = keys.list<std::string>("rows");
    const auto kind = keys.get<std::string>("heaps");
    if (kind != "gaps" && kind != "between" && kind != "runs") {
        throw keys.wrong("'heaps' must be gaps, between or runs");
    }
    if (lines.empty() || lines[0].empty()) throw keys.wrong("there are no rows");
    const std::size_t columns = lines[0].size();
    std::string input =
        filled(keys.get<std::string>("before"),
               {{"rows", std::to_string(lines.size())}, {"columns", std::to_string(columns)}});
    const std::string each = keys.get<std::string>("each");
    for (const std::string& row : lines) {
        if (row.size() != columns) throw keys.wrong("the rows have different lengths");
        std::vector<std::pair<char, std::size_t>> pieces;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (row[i] != '.') pieces.emplace_back(row[i], i + 1);
        }
        std::sort(pieces.begin(), pieces.end());
        std::string text;
        for (const auto& [name, column] : pieces) {
            text += fmt::format("{}{}", text.empty() ? "" : " ", column);
        }
        input += filled(each, {{"count", std::to_string(pieces.size())}, {"pieces", text}});
    }
    const bool lost = keys.is_lost(input, keys.get<std::string>("lost"));

    const double size = 32, left = 24, top = 46, pitch = size + 34;
    const double width = size * static_cast<double>(columns);
    Svg svg(left * 2 + width, top + pitch * static_cast<double>(lines.size()) + 40);
    const auto x_of = [&](std::size_t i) { return left + size * static_cast<double>(i); };
    for (std::size_t i = 0; i < columns; ++i) {
        svg.text(x_of(i) + size / 2, top - 18, std::to_string(i + 1), "m small muted");
    }
    std::vector<std::size_t> counted;
    for (std::size_t r = 0; r < lines.size(); ++r) {
        const std::string& row = lines[r];
        const double y = top + pitch * static_cast<double>(r);
        svg.rect(left, y, width, size, "faint");
        std::vector<Heap> heaps = kind == "runs" ? runs(row) : gaps(row);
        if (kind == "between") std::erase_if(heaps, [](const Heap& heap) { return !heap.counts; });
        std::sort(heaps.begin(), heaps.end(),
                  [](const Heap& a, const Heap& b) { return a.first < b.first; });
        for (const Heap& heap : heaps) {
            const std::size_t size_of = heap.last - heap.first + 1;
            const double x0 = x_of(heap.first), x1 = x_of(heap.last + 1);
            if (kind != "runs") svg.rect(x0, y, x1 - x0, size, heap.counts ? "v2" : "panel");
            svg.path(fmt::format("M{} {}v5H{}v-5", coordinate(x0 + 3), coordinate(y + size + 3),
                                 coordinate(x1 - 3)),
                     heap.counts ? "strong" : "axis");
            svg.text((x0 + x1) / 2, y + size + 18, std::to_string(size_of),
                     heap.counts ? "b m" : "m muted");
            if (heap.counts) counted.push_back(size_of);
        }
        std::string grid;
        for (std::size_t i = 0; i <= columns; ++i) {
            grid += fmt::format("M{} {}v{}", coordinate(x_of(i)), coordinate(y), coordinate(size));
        }
        svg.path(grid + fmt::format("M{0} {1}h{2}M{0} {3}h{2}", coordinate(left), coordinate(y),
                                    coordinate(width), coordinate(y + size)),
                 "axis");
        for (std::size_t i = 0; i < columns; ++i) {
            if (row[i] == '.') continue;
            const auto heap = std::find_if(heaps.begin(), heaps.end(), [&](const Heap& h) {
                return kind == "runs" && h.counts && h.first <= i && i <= h.last;
            });
            const double x = x_of(i) + size / 2;
            const char* style = row[i] == 'w' ? "white" : row[i] == 'b' ? "black" : "stone";
            if (kind == "runs") style = heap == heaps.end() ? "idle" : "heap";
            svg.circle(x, y + size / 2, 11, style);
        }
    }
    draw_nim_sum(&svg, left, top + pitch * static_cast<double>(lines.size()) + 14, counted, lost,
                 keys);
    return svg;
}

Svg stairs(Description& keys) {
    const auto stones = keys.list<std::int64_t>("stones");
    for (const std::int64_t count : stones) {
        if (count < 0 || count > 12) throw keys.wrong("a stair holds 0 to 12 stones");
    }
    const std::string input = filled(keys.get<std::string>("before"),
                                     {{"count", std::to_string(stones.size())},
                                      {"stones", fmt::format("{}", fmt::join(stones, " "))}});
    const bool lost = keys.is_lost(input, keys.get<std::string>("lost"));

    const double step_width = 92, rise = 30, radius = 10, left = 24, ground = 70;
    const double n = static_cast<double>(stones.size());
    double highest = 0;
    for (std::size_t i = 0; i < stones.size(); ++i) {
        const double layers = std::ceil(static_cast<double>(stones[i]) / 3);
        highest = std::max(highest, rise * static_cast<double>(i + 1) + layers * 2 * radius + 30);
    }
    const double floor = highest + 44;
    Svg svg(left + ground + step_width * n + 24, floor + 24);
    std::string outline =
        fmt::format("M{} {}H{}", coordinate(left), coordinate(floor), coordinate(left + ground));
    std::vector<std::size_t> counted;
    for (std::size_t i = 0; i < stones.size(); ++i) {
        const bool counts = i % 2 == 0;
        const double x = left + ground + step_width * static_cast<double>(i);
        const double y = floor - rise * static_cast<double>(i + 1);
        svg.rect(x, y, step_width, floor - y, counts ? "v1" : "faint");
        outline += fmt::format("V{}H{}", coordinate(y), coordinate(x + step_width));
        svg.text(x + step_width / 2, y + rise / 2, std::to_string(i + 1),
                 counts ? "b m on1" : "m muted");
        for (std::int64_t stone = 0; stone < stones[i]; ++stone) {
            const std::int64_t layer = stone / 3,
                               in_layer = std::min<std::int64_t>(3, stones[i] - layer * 3);
            const double offset =
                static_cast<double>(stone % 3) - static_cast<double>(in_layer - 1) / 2;
            svg.circle(x + step_width / 2 + offset * (2 * radius + 2),
                       y - radius - 1 - static_cast<double>(layer) * (2 * radius + 1), radius,
                       counts ? "heap" : "idle");
        }
        const double layers = std::ceil(static_cast<double>(stones[i]) / 3);
        svg.text(x + step_width / 2, y - layers * (2 * radius + 1) - 14, std::to_string(stones[i]),
                 counts ? "b m" : "m muted");
        if (counts) counted.push_back(static_cast<std::size_t>(stones[i]));
    }
    svg.path(outline + fmt::format("V{}", coordinate(floor)), "strong");
    svg.text(left + ground / 2, floor - 12, "0", "m muted");
    draw_nim_sum(&svg, left, 26, counted, lost, keys);
    return svg;
}

}  // namespace

std::vector<PictureFolder> picture_folders(const std::vector<Problem>& problems) {
    std::vector<PictureFolder> folders = {{root() / "common/notes/pictures", nullptr}};
    for (const Problem& problem : problems) {
        folders.push_back({problem.folder() / "pictures", &problem});
    }
    std::erase_if(folders, [](const PictureFolder& folder) { return !fs::exists(folder.path); });
    return folders;
}

std::vector<Picture> draw_pictures(const PictureFolder& folder) {
    static const std::map<std::string, std::function<Svg(Description&)>> kinds = {
        {"lattice", lattice}, {"heat", heat},           {"rows", rows},   {"bars", bars},
        {"graph", graph},     {"intervals", intervals}, {"strip", strip}, {"stairs", stairs}};
    std::vector<Picture> pictures;
    for (const auto& [key, node] : read_toml(folder.path / "pictures.toml")) {
        const std::string name(key.str());
        if (!node.is_table()) {
            throw Error(fmt::format("{}: '{}' is no table; each picture is one",
                                    shown(folder.path / "pictures.toml"), name));
        }
        Description keys(*node.as_table(), folder, name);
        const auto kind = kinds.find(keys.get<std::string>("kind"));
        if (kind == kinds.end()) {
            throw keys.wrong(
                fmt::format("'kind' is none of lattice, heat, rows, bars, graph, "
                            "intervals, strip, stairs"));
        }
        const auto title = keys.get<std::string>("title"),
                   title_zh = keys.get<std::string>("title_zh");
        const auto alt = keys.get<std::string>("alt"), alt_zh = keys.get<std::string>("alt_zh");
        const Svg svg = kind->second(keys);
        keys.no_others();
        pictures.push_back({name,
                            {folder.path / (name + ".svg"),
                             svg.file(title + " · " + title_zh, alt + "\n" + alt_zh)},
                            alt,
                            alt_zh});
    }
    return pictures;
}

}  // namespace tools
