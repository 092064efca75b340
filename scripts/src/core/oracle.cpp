#include "core/oracle.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

#include "core/counts.hpp"
#include "core/told.hpp"

namespace tools {

std::vector<rules::Game> parse(const rules::Rules& rules, std::string_view input) {
    rules::InStream text(input);
    return rules.parse(text);
}

std::optional<std::string> legal_input(const rules::Rules& rules,
                                       const std::vector<rules::Game>& games) {
    try {
        std::string text = rules.format(games);
        if (parse(rules, text) == games) return text;
    } catch (const std::exception&) {  // of rules, too, that cannot write what is no game
    }
    return std::nullopt;
}

BeyondStatement beyond_statement(const rules::Rules& rules, std::string_view input,
                                 Verdict verdict) {
    if (verdict == Verdict::AC) return {};
    const std::vector<rules::Game> games = parse(rules, input);
    BeyondStatement result;
    if (verdict == Verdict::TLE || verdict == Verdict::MLE) result.bound = rules.own_bound(games);
    for (const rules::Game& game : games) {
        if (result.open.empty()) result.open = rules.left_open(game);
    }
    return result;
}

Text beyond_text(const BeyondStatement& beyond, Verdict verdict, std::string_view name,
                 std::size_t more) {
    const Text those = more == 0 ? Text(std::string(name)) : phrase(told::kAndMore, name, more);
    return beyond.open.empty() ? phrase(told::kOwnBound, beyond.bound, those, name_of(verdict))
                               : phrase(told::kLeftOpen, beyond.open, those, name_of(verdict));
}

bool bounds_tests(const rules::Rules& rules, const rules::Game& any) {
    return !legal_input(rules, std::vector<rules::Game>(rules.games_per_input() + 1, any));
}

Text own_number(const rules::Rules& rules, std::string_view input,
                const std::function<Verdict(const std::string&)>& run, std::size_t parts) {
    const std::vector<rules::Game> games = parse(rules, input);
    if (games.size() <= 2) return {};
    const auto size = [&](const rules::Game& game) { return rules.format({game}).size(); };
    const auto shortest = std::min_element(
        games.begin(), games.end(),
        [&](const rules::Game& a, const rules::Game& b) { return size(a) < size(b); });
    if (bounds_tests(rules, *shortest)) return {};
    const std::function<bool(std::size_t, std::size_t)> passes = [&](std::size_t begin,
                                                                     std::size_t end) {
        // What it answers is not asked.
        const Verdict alone = run(rules.format({games.begin() + static_cast<std::ptrdiff_t>(begin),
                                                games.begin() + static_cast<std::ptrdiff_t>(end)}));
        if (alone != Verdict::TLE && alone != Verdict::MLE) return true;
        if (end - begin <= 2) return false;
        const std::size_t middle = begin + (end - begin) / 2;
        return passes(begin, middle) && passes(middle, end);
    };
    parts = std::min(parts, games.size() / 2);
    for (std::size_t i = 0; i < parts; ++i) {
        if (!passes(i * games.size() / parts, (i + 1) * games.size() / parts)) return {};
    }
    return counted(games.size(), Text("test", "组数据"));
}

Answer Oracle::answer(const std::vector<rules::Game>& games) {
    Answer result;
    std::vector<std::string> answers;
    for (const rules::Game& game : games) {
        const bool reached = rules_.oracle_reaches(game);
        search_.turn_to(rules_.play(game));
        answers.push_back(reached ? rules_.answer(game, search_) : rules_.second_answer(game));
        result.second |= !reached;
    }
    result.text = rules_.output(answers);
    return result;
}

}  // namespace tools
