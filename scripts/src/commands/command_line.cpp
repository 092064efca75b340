#include "commands/command_line.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "base/process.hpp"

namespace tools {

int guarded(std::string_view command, const std::function<int()>& body) {
    ::setenv("LC_ALL", "C", 1);  // compilers are to speak ASCII
    try {
        return body();
    } catch (const std::exception& error) {
        fmt::print(stderr, "{}: {}\n", command, error.what());
        return 2;
    }
}

std::chrono::milliseconds parse_duration(const std::string& text) {
    double number = 0;
    const char* const end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, number);
    const std::string_view unit(at, static_cast<std::size_t>(end - at));
    const double scale = unit == "ms"                  ? 1
                         : unit == "m"                 ? 60000
                         : unit == "s" || unit.empty() ? 1000
                                                       : 0;
    if (error != std::errc() || scale == 0 || !(number > 0) || number * scale > 1e9) {
        throw Error(fmt::format("'{}' is no duration; write it like 30s, 2m or 500ms", text));
    }
    return std::chrono::milliseconds(static_cast<long>(number * scale));
}

std::vector<std::string> split_command(std::string_view text) {
    std::vector<std::string> words;
    bool inside = false;
    char quote = '\0';
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quote == '\0' && (c == ' ' || c == '\t')) {
            inside = false;
            continue;
        }
        if (!inside) words.emplace_back();
        inside = true;
        if (c == quote) {
            quote = '\0';
        } else if (quote == '\0' && (c == '"' || c == '\'')) {
            quote = c;
        } else if (c == '\\' && quote != '\'' && i + 1 < text.size()) {
            words.back() += text[++i];
        } else {
            words.back() += c;
        }
    }
    if (quote != '\0') throw Error(fmt::format("a quote is not closed in: {}", text));
    if (words.empty()) throw Error("the command is empty");
    for (std::string& word : words) {
        if (fs::is_regular_file(word)) word = fs::absolute(word).string();
    }
    const std::optional<fs::path> program = find_command(words[0]);
    if (!program) throw Error(fmt::format("'{}' is no program that could be run", words[0]));
    words[0] = program->string();
    return words;
}

Paint::Paint() {
    const char* no_color = std::getenv("NO_COLOR");
    on_ = ::isatty(STDOUT_FILENO) == 1 && (no_color == nullptr || *no_color == '\0');
}

std::string Paint::paint(const char* code, std::string_view text) const {
    return on_ ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
}

std::vector<const Problem*> choose(const std::vector<Problem>& problems,
                                   const std::vector<std::string>& words) {
    std::vector<const Problem*> chosen;
    for (const std::string& word : words) {
        const Problem* problem = &resolve(problems, word);
        if (std::count(chosen.begin(), chosen.end(), problem) == 0) chosen.push_back(problem);
    }
    if (words.empty()) {
        for (const Problem& problem : problems) chosen.push_back(&problem);
    }
    if (chosen.empty()) throw Error("there are no problems under problems/");
    return chosen;
}

std::string with_commas(std::size_t number) {
    std::string text = std::to_string(number);
    for (std::size_t at = text.size(); at > 3;) text.insert(at -= 3, ",");
    return text;
}

}  // namespace tools
