// The program game.wasm of a problem, which a page runs: game [--lang en|zh] WHAT [NUMBER]
// Reads standard input. WHAT is check or explain (of an input); inputs or grundy (of a game with x and y
// in it); position, values, reply, winners or table NUMBER (of a request); random NUMBER, a seed. See
// web/answers.hpp.
// Exit code: 0, or 2 with one line on standard error, such as "line 1, column 1: ..." for an illegal
// input; 3 where the game is not played move by move, or cannot go on.
#include <cstdio>
#include <cstdlib>
#include <string>

#include "core/oracle.hpp"
#include "core/white_space.hpp"
#include "play/match.hpp"
#include "web/answers.hpp"

extern "C" rules::Rules* make_rules();
extern "C" explanation::Explainer* make_explainer();

namespace {

std::string standard_input() {
    std::string text;
    char buffer[65536];
    for (std::size_t size; (size = std::fread(buffer, 1, sizeof buffer, stdin)) > 0;) {
        text.append(buffer, size);
    }
    return text;
}

std::string answer(const std::string& what, std::uint64_t number, tools::Language language) {
    const rules::Rules& rules = *make_rules();
    explanation::Explainer& explainer = *make_explainer();
    explainer.go_by(rules);
    const tools::Answers answers(rules, explainer, language);
    if (what == "random") return answers.random_input(number);
    const std::string text = standard_input();
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

int main(int, char** arguments) {
    tools::Language language = tools::Language::en;
    if (*arguments != nullptr) ++arguments;
    if (*arguments != nullptr && std::string(*arguments) == "--lang") {
        if (*++arguments != nullptr && std::string(*arguments++) == "zh") {
            language = tools::Language::zh;
        }
    }
    const std::string what = *arguments == nullptr ? "" : *arguments++;
    const std::uint64_t number = *arguments == nullptr ? 0 : std::strtoull(*arguments, nullptr, 10);
    try {
        const std::string text = answer(what, number, language);
        std::fwrite(text.data(), 1, text.size(), stdout);
        return 0;
    } catch (const tools::Unplayable& unplayable) {
        std::fprintf(stderr, "%s\n", unplayable.text.in(language).c_str());
        return 3;
    } catch (const tools::TextError& error) {
        std::fprintf(stderr, "%s\n", error.text.in(language).c_str());
        return 2;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 2;
    }
}
