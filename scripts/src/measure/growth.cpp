// How the cost of a program grows with its input.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <optional>

#include "base/text.hpp"
#include "core/oracle.hpp"
#include "measure/instructions.hpp"

namespace tools {

Series growing_tests(const rules::Rules& rules, const std::vector<rules::Game>& games) {
    Series series;
    for (const std::size_t step : {8, 4, 2, 1}) {
        // Not the first ones: an input may begin with its easy tests.
        std::vector<rules::Game> some;
        for (std::size_t i = 0; i < games.size(); i += step) some.push_back(games[i]);
        std::optional<std::string> text = legal_input(rules, some);
        if (!text) return {};
        const double size = static_cast<double>(words_of(*text).size());
        if (series.empty() || size > series.back().size) {
            series.push_back({size, std::move(*text)});
        }
    }
    return series.size() < 3 ? Series() : series;
}

Series growing_length(const rules::Rules& rules, const rules::Game& game) {
    using rules::Game;
    std::size_t longest = 0;
    for (const rules::Row& row : game) longest = std::max(longest, row.size());
    const auto cut = [&](std::size_t length) {
        Game part = game;
        for (rules::Row& row : part) row.resize(std::min(row.size(), length));
        return part;
    };
    const auto first = [&](std::size_t rows) { return Game(game.begin(), game.begin() + rows); };
    const auto last = [&](std::size_t rows) { return Game(game.end() - rows, game.end()); };
    std::vector<std::pair<std::size_t, std::function<Game(std::size_t)>>> ways = {
        {longest, cut}, {game.size(), first}, {game.size(), last}};
    if (game.size() > longest) std::rotate(ways.begin(), ways.begin() + 1, ways.end());
    for (const auto& [whole, part] : ways) {
        if (whole < 32) continue;  // too short to tell growth from chance
        Series series;
        for (const std::size_t divisor : {8, 4, 2, 1}) {
            const std::size_t wanted = whole / divisor;
            // A format may ask for an even number, say.
            for (const std::size_t size : {wanted, wanted + 1, wanted - 1}) {
                if (size > whole) continue;
                std::optional<std::string> text = legal_input(rules, {part(size)});
                if (!text) continue;
                series.push_back({0, std::move(*text)});
                break;
            }
        }
        if (series.size() < 4) continue;
        const auto head = [](const SizedInput& input) {
            return std::strtoull(input.text.c_str(), nullptr, 10);
        };
        const bool by_head = head(series.front()) < head(series.back());
        for (SizedInput& input : series) {
            input.size = static_cast<double>(by_head ? head(input) : words_of(input.text).size());
        }
        return series;
    }
    return {};
}

Series growing_values(const rules::Rules& rules, const std::vector<rules::Game>& games) {
    const auto each_value = [](auto& all, const auto& visit) {
        for (auto& game : all) {
            for (auto& row : game) std::ranges::for_each(row, visit);
        }
    };
    rules::Int greatest = 0;
    each_value(games, [&](rules::Int value) { greatest = std::max(greatest, value); });
    Series series;
    for (const rules::Int divisor : {8, 4, 2, 1}) {
        const rules::Int most = greatest / divisor;
        std::vector<rules::Game> capped = games;
        each_value(capped, [&](rules::Int& value) { value = std::min(value, most); });
        std::optional<std::string> text = legal_input(rules, capped);
        if (!text || most == 0) return {};
        series.push_back({static_cast<double>(most), std::move(*text)});
    }
    return series;
}

double exponent_of_whole(const std::vector<double>& x, const std::vector<double>& y) {
    // The slope of the line through the logarithms, by least squares.
    double sum_x = 0, sum_y = 0, sum_xx = 0, sum_xy = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const double log_x = std::log(x[i]), log_y = std::log(y[i]);
        sum_x += log_x;
        sum_y += log_y;
        sum_xx += log_x * log_x;
        sum_xy += log_x * log_y;
    }
    const double n = static_cast<double>(x.size());
    return (n * sum_xy - sum_x * sum_y) / (n * sum_xx - sum_x * sum_x);
}

double exponent_of_steps(const std::vector<double>& sizes, const std::vector<double>& costs) {
    std::vector<double> size_steps, cost_steps;
    for (std::size_t i = 1; i < sizes.size(); ++i) {
        size_steps.push_back(sizes[i] - sizes[i - 1]);
        cost_steps.push_back(costs[i] - costs[i - 1]);
    }
    if (*std::min_element(cost_steps.begin(), cost_steps.end()) <= 0) return 0;
    return exponent_of_whole(size_steps, cost_steps);
}

}  // namespace tools
