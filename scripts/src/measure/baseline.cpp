#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <tuple>

#include "base/text.hpp"
#include "judge/compiler.hpp"
#include "measure/costs.hpp"

namespace tools {

namespace {

// The narrowest type that holds all of the words. "007" is no number: its zeros would be lost.
std::string type_of(const std::vector<std::string>& words) {
    std::string type = "unsigned";
    for (const std::string& word : words) {
        std::uint64_t value = 0;
        const char* const end = word.data() + word.size();
        const auto [at, error] = std::from_chars(word.data(), end, value);
        if (error != std::errc() || at != end || (word[0] == '0' && word.size() > 1)) {
            return "std::string";
        }
        if (value > UINT32_MAX) type = "std::uint64_t";
    }
    return type;
}

}  // namespace

fs::path baseline_program(const Case& c) {
    const std::vector<std::string> lines = lines_of(c.expected);
    const std::string type = type_of(lines);
    std::string first = lines.empty() ? "" : lines.front(), second = first;
    for (const std::string& line : lines) {
        if (line == first) continue;
        if (second == first) second = line;
        if (line == second) continue;
        // More than two: all are written as the one of median length.
        std::vector<std::string> sorted = lines;
        std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) {
            return std::tuple(a.size(), a) < std::tuple(b.size(), b);
        });
        first = second = sorted[sorted.size() / 2];
        break;
    }
    const auto of_first = first == second ? static_cast<std::ptrdiff_t>(lines.size())
                                          : std::count(lines.begin(), lines.end(), first);
    const auto literal = [&](const std::string& line) {
        if (type != "std::string") return fmt::format("{}{{{}}}", type, line);
        const char quote = first.size() == 1 && second.size() == 1 ? '\'' : '"';
        return fmt::format("{}{}{}", quote, line, quote);
    };
    // A line may be longer than an argument of a command.
    const std::string program = fmt::format(
        "#define TOKEN {}\n#define LINES {}u\n#define FIRST_LINES {}u\n#define FIRST {}\n"
        "#define SECOND {}\n#include \"{}\"\n",
        type_of(words_of(c.input)), lines.size(), of_first, literal(first), literal(second),
        (root() / "scripts/src/measure/programs/baseline.cpp").string());
    return compiled(kept_text(program), judge_compiler("c++11"));
}

}  // namespace tools
