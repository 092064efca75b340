#include "core/game_pattern.hpp"

#include <charconv>

namespace rules {

GamePattern::GamePattern(std::string_view text) : rows_(1) {
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::string_view word = text.substr(begin, text.find(' ', begin) - begin);
        begin += word.size() + 1;
        const std::size_t star = word.find('*');
        if (word == "/" && !rows_.back().empty() && begin < text.size()) {
            rows_.emplace_back();
        } else if (star == word.npos) {
            rows_.back().push_back({{0, 0, 1}, number(word)});
        } else {
            rows_.back().push_back({number(word.substr(0, star)), number(word.substr(star + 1))});
        }
    }
}

GamePattern::Number GamePattern::number(std::string_view text) {
    Number sum = {0, 0, 0};
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::string_view term = text.substr(begin, text.find('+', begin) - begin);
        Int digits = 0;
        const auto [end, error] = std::from_chars(term.data(), term.data() + term.size(), digits);
        if (term == "x" || term == "y") {
            ++(term == "x" ? sum.x : sum.y);
        } else if (error == std::errc() && end == term.data() + term.size() && digits >= 0) {
            sum.rest += digits;
        } else {
            throw std::invalid_argument("'" + std::string(text) + "' is no sum of x, y and digits");
        }
        begin += term.size() + 1;
    }
    return sum;
}

Game GamePattern::at(Int x, Int y) const {
    Game game;
    for (const std::vector<Item>& items : rows_) {
        Row& row = game.emplace_back();
        for (const Item& item : items) {
            row.insert(row.end(), static_cast<std::size_t>(item.times.at(x, y)),
                       item.number.at(x, y));
        }
    }
    return game;
}

std::vector<std::string> inputs_of(const Rules& rules, const std::vector<Game>& games) {
    if (rules.games_per_input() > 1) return {rules.format(games)};
    std::vector<std::string> inputs;
    for (const Game& game : games) inputs.push_back(rules.format({game}));
    return inputs;
}

std::vector<std::string> lines_if(Outcome outcome, const Rules& rules, std::size_t games) {
    const std::string verdict = rules.verdicts().of(outcome) + '\n';
    std::string text;
    if (rules.games_per_input() > 1) {
        text = rules.output(std::vector<std::string>(games, verdict));
    } else {
        for (std::size_t i = 0; i < games; ++i) text += rules.output({verdict});
    }
    std::vector<std::string> lines;
    for (std::size_t begin = 0, end; (end = text.find('\n', begin)) != text.npos; begin = end + 1) {
        lines.push_back(text.substr(begin, end - begin));
    }
    return lines;
}

}  // namespace rules
