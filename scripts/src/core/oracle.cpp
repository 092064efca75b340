#include "core/oracle.hpp"

#include <string>

namespace tools {

std::vector<rules::Game> parse(const rules::Rules& rules, std::string_view input) {
    rules::Text text(input);
    return rules.parse(text);
}

Answer Oracle::answer(const std::vector<rules::Game>& games) {
    Answer result;
    std::vector<std::string> answers;
    for (const rules::Game& game : games) {
        const bool reached = rules_.oracle_reaches(game);
        answers.push_back(reached ? rules_.answer(game, search_) : rules_.second_answer(game));
        result.second |= !reached;
    }
    result.text = rules_.output(answers);
    return result;
}

}  // namespace tools
