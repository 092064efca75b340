#include "core/oracle.hpp"

#include <string>

namespace tools {

std::vector<rules::Game> parse(const rules::Rules& rules, std::string_view input) {
    rules::InStream text(input);
    return rules.parse(text);
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
    const Text those = more == 0 ? Text(std::string(name))
                                 : phrase({"{} and {} more", "{} 等 {} 个测试点"}, name,
                                          Text(std::to_string(more), std::to_string(more + 1)));
    return beyond.open.empty()
               ? phrase({"; on our own bound of {} ({}): {}", "；在我们自定的规模上（{}，{}）：{}"},
                        beyond.bound, those, name_of(verdict))
               : phrase(
                     {"; on {}, of which it says nothing ({}): {}", "；题面没有提到{}（{}）：{}"},
                     beyond.open, those, name_of(verdict));
}

bool bounds_tests(const rules::Rules& rules, const rules::Game& any) {
    const std::vector<rules::Game> more(rules.games_per_input() + 1, any);
    try {
        return parse(rules, rules.format(more)).size() != more.size();
    } catch (const rules::Invalid&) {
        return true;
    }
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
