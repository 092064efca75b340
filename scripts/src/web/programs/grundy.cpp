// The program grundy.wasm, which a page runs: what scripts/grundy --json prints.
//     grundy LANGUAGE subtract|octal RULE UPTO
//     grundy LANGUAGE split PARTS LEAST different|- any-sum|- take-any|- UPTO
//     grundy LANGUAGE dag, the graph in standard input
// Exit code: 0, or 2 with one line on standard error.
#include <string>
#include <vector>

#include "games/number.hpp"
#include "program.hpp"
#include "reports/heap_game_report.hpp"

namespace {

constexpr std::size_t kSearch = 5000;      // heaps to try for a period
constexpr std::size_t kMostHeaps = 20000;  // a page shows no more

std::string answer(const std::vector<std::string>& words, tools::Language language) {
    const std::string& kind = words.at(0);
    if (kind == "dag") return tools::as_json(tools::DagGame(tools::standard_input()));
    const std::size_t upto =
        tools::parse_number(words.back(), {"the greatest heap", "堆的上限"}, 0, kMostHeaps);
    if (kind == "subtract") {
        return tools::as_json(tools::report(tools::parse_set(words.at(1)), upto, kSearch),
                              language);
    }
    if (kind == "octal") {
        return tools::as_json(tools::report(tools::parse_octal(words.at(1)), upto, kSearch),
                              language);
    }
    if (kind == "split") {
        const tools::Split split = {
            .parts = tools::parse_number(words.at(1), {"the number of heaps", "堆数"}, 2, 6),
            .least =
                tools::parse_number(words.at(2), {"the least heap", "每堆的下限"}, 0, kMostHeaps),
            .different = words.at(3) == "different",
            .any_sum = words.at(4) == "any-sum",
            .take_any = words.at(5) == "take-any"};
        return tools::as_json(tools::report(split, upto, kSearch), language);
    }
    throw std::invalid_argument("unknown kind of game '" + kind + "'");
}

}  // namespace

int main(int count, char** arguments) {
    return tools::print(count, arguments, answer);
}
