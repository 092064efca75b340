// The program game.wasm of a problem, which a page runs: game [--lang en|zh] WHAT [NUMBER]
// Reads standard input. WHAT is explain or check (of an input); position, values, reply, winners or
// table NUMBER (of a request, see page/answers.hpp); random NUMBER, a seed.
// Exit code: 0, or 2 with one line on standard error; "LINE:COLUMN: what" for an illegal input. 3
// where the game is not played move by move, or cannot go on.
#include <cstdio>
#include <cstdlib>
#include <string>

#include "core/oracle.hpp"
#include "core/white_space.hpp"
#include "explain/explain.hpp"
#include "page/answers.hpp"
#include "play/table.hpp"

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
    const explanation::Explainer& explainer = *make_explainer();
    const tools::Answers answers(rules, explainer, language);
    if (what == "random") return answers.random_input(number);
    const std::string text = standard_input();
    if (what == "explain" || what == "check") {
        const auto games = tools::parse(rules, tools::without_loose_white_space(text));
        if (what == "check") return "";
        std::string all;
        for (const auto& [head, body] :
             tools::first_as_text(rules, explainer, games, 0, games.size(), language)) {
            all += head + body;
        }
        return all;
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
    } catch (const rules::Invalid& invalid) {
        // what() begins with the place, in words.
        const std::string message = invalid.what();
        std::fprintf(stderr, "%zu:%zu: %s\n", invalid.line, invalid.column,
                     message.substr(message.find(": ") + 2).c_str());
        return 2;
    } catch (const tools::Unplayable& unplayable) {
        std::fprintf(stderr, "%s\n", unplayable.what());
        return 3;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 2;
    }
}
