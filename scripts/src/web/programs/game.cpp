// The program game.wasm of a problem, which a page runs: game [LANGUAGE] WHAT [NUMBER]
// Reads standard input. WHAT is check or explain (of an input); inputs or grundy (of a game with x and y
// in it); position, values, reply, winners or table NUMBER (of a request); random NUMBER, a seed. See
// web/answers.hpp.
// Exit code: 0, or 2 with one line on standard error, such as "line 1, column 1: ..." for an illegal
// input; 3 where the game is not played move by move, or cannot go on.
#include <cstdlib>
#include <string>
#include <vector>

#include "core/oracle.hpp"
#include "core/white_space.hpp"
#include "play/match.hpp"
#include "program.hpp"
#include "web/answers.hpp"

extern "C" rules::Rules* make_rules();
extern "C" explanation::Explainer* make_explainer();

namespace {

std::string answer(const std::vector<std::string>& words, tools::Language language) {
    const std::string& what = words.at(0);
    const std::uint64_t number =
        words.size() < 2 ? 0 : std::strtoull(words[1].c_str(), nullptr, 10);
    const rules::Rules& rules = *make_rules();
    explanation::Explainer& explainer = *make_explainer();
    explainer.go_by(rules);
    const tools::Answers answers(explainer, language);
    if (what == "random") return answers.random_input(number);
    const std::string text = tools::standard_input();
    if (what == "explain") return answers.explain(text);
    if (what == "inputs") return answers.inputs(text);
    if (what == "grundy") return answers.grundy(text);
    if (what == "check") {
        tools::parse(rules, tools::without_loose_white_space(text));
        return "";
    }
    const tools::GameSoFar game = tools::parse_request(text);
    if (what == "position") return answers.position(game);
    if (what == "values") return answers.values(game);
    if (what == "reply") return answers.reply(game);
    if (what == "winners") return answers.winners(game);
    if (what == "table") return answers.table(game, static_cast<rules::Int>(number));
    throw tools::BadRequest("unknown request '" + what + "'");
}

}  // namespace

int main(int count, char** arguments) {
    bool is_played = true;
    const int code = tools::print(count, arguments, [&](const auto& words, auto language) {
        try {
            return answer(words, language);
        } catch (const tools::Unplayable&) {
            is_played = false;
            throw;
        }
    });
    return is_played ? code : 3;
}
