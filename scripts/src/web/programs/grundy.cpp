// The program grundy.wasm, which a page runs: what scripts/grundy --json prints.
//     grundy LANGUAGE subtract|octal RULE UPTO
//     grundy LANGUAGE split PARTS LEAST different|- any-sum|- take-any|- UPTO
//     grundy LANGUAGE dag, the graph in standard input
// Exit code: 0, or 2 with one line on standard error.
#include <cstdio>
#include <string>
#include <vector>

#include "games/number.hpp"
#include "study/heap_game_report.hpp"

namespace {

constexpr std::size_t kSearch = 5000;      // heaps to try for a period
constexpr std::size_t kMostHeaps = 20000;  // a page shows no more

std::string standard_input() {
    std::string text;
    char buffer[65536];
    for (std::size_t size; (size = std::fread(buffer, 1, sizeof buffer, stdin)) > 0;) {
        text.append(buffer, size);
    }
    return text;
}

std::string answer(const std::vector<std::string>& words, tools::Language language) {
    const std::string& kind = words.at(1);
    if (kind == "dag") return tools::as_json(tools::DagGame(standard_input()));
    const std::size_t upto =
        tools::parse_number(words.back(), {"the greatest heap", "堆的上限"}, 0, kMostHeaps);
    if (kind == "subtract") {
        return tools::as_json(tools::report(tools::parse_set(words.at(2)), upto, kSearch),
                              language);
    }
    if (kind == "octal") {
        return tools::as_json(tools::report(tools::parse_octal(words.at(2)), upto, kSearch),
                              language);
    }
    if (kind == "split") {
        const tools::Split split = {
            .parts = tools::parse_number(words.at(2), {"the number of heaps", "堆数"}, 2, 6),
            .least =
                tools::parse_number(words.at(3), {"the least heap", "每堆的下限"}, 0, kMostHeaps),
            .different = words.at(4) == "different",
            .any_sum = words.at(5) == "any-sum",
            .take_any = words.at(6) == "take-any"};
        return tools::as_json(tools::report(split, upto, kSearch), language);
    }
    throw std::invalid_argument("unknown kind of game '" + kind + "'");
}

}  // namespace

int main(int count, char** arguments) {
    const std::vector<std::string> words(arguments + 1, arguments + count);
    const tools::Language language =
        !words.empty() && words[0] == "zh" ? tools::Language::zh : tools::Language::en;
    try {
        const std::string text = answer(words, language);
        std::fwrite(text.data(), 1, text.size(), stdout);
        return 0;
    } catch (const tools::TextError& error) {
        std::fprintf(stderr, "%s\n", error.text.in(language).c_str());
        return 2;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 2;
    }
}
