#include "study/input.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <iterator>

#include "core/oracle.hpp"
#include "data/modules.hpp"
#include "study/load.hpp"

namespace tools {

namespace {

std::string read_standard_input(const Problem& problem) {
    if (::isatty(STDIN_FILENO) == 1) {
        fmt::print(stderr,
                   "Type an input of {0}, then Ctrl-D. (For an example: scripts/explain {0} "
                   "--sample 1)\n",
                   problem.id);
    }
    return {std::istreambuf_iterator<char>(std::cin), {}};
}

}  // namespace

std::string without_loose_white_space(std::string_view text) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    std::string result;
    std::size_t end = 0;  // of the last line that is not empty
    while (!text.empty()) {
        const std::size_t length = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, length);
        text.remove_prefix(std::min(text.size(), length + 1));
        const std::size_t start = result.size();
        for (const char c : line) {
            const bool blank = c == ' ' || c == '\t' || c == '\r';
            if (!blank) {
                result += c;
            } else if (result.size() > start && result.back() != ' ') {
                result += ' ';
            }
        }
        if (result.size() > start && result.back() == ' ') result.pop_back();
        if (result.empty()) continue;
        const bool empty = result.size() == start;
        result += '\n';
        if (!empty) end = result.size();
    }
    result.resize(end);
    return result;
}

Knowledge load_knowledge(const Problem& problem) {
    Knowledge known{make_rules(problem), make_explainer(problem)};
    if (known.rules && known.explainer) return known;
    throw Error(fmt::format("{0} has no explanation; write its rules and problems/{0}/explain.cpp",
                            problem.id));
}

fs::path sample_file(const Problem& problem, std::size_t number) {
    const fs::path file = problem.data() / fmt::format("sample-{}.in", number);
    if (fs::exists(file)) return file;
    throw Error(fmt::format("{} has no sample {}", problem.id, number));
}

std::vector<rules::Game> read_games(const Problem& problem, const rules::Rules& rules,
                                    const fs::path& file) {
    const std::string input =
        without_loose_white_space(file.empty() ? read_standard_input(problem) : read_file(file));
    try {
        return parse(rules, input);
    } catch (const rules::Invalid& invalid) {
        throw Error(fmt::format("{}: not a legal input of {}: {}",
                                file.empty() ? "standard input" : file.string(), problem.id,
                                invalid.what()));
    }
}

}  // namespace tools
