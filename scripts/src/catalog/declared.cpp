#include "catalog/declared.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <initializer_list>
#include <regex>

#include "base/text.hpp"

namespace tools {

namespace {

std::optional<SeenAccepted> read_accepted(const fs::path& file,
                                          const std::vector<std::string>& lines,
                                          const std::string& mistake) {
    constexpr const char* keys[] = {"// Seen accepted: ", "// 错误：", "// 曾通过：",
                                    "// Shown by: "};
    if (lines.size() < 2 || !lines[1].starts_with(keys[0])) return std::nullopt;
    std::string values[4];
    for (std::size_t i = 0; i < 4; ++i) {
        if (lines.size() <= i + 1 || !lines[i + 1].starts_with(keys[i])) {
            throw Error(english(
                fmt::format("{}:{}: begin this line with \"{}\"", file.string(), i + 2, keys[i])));
        }
        values[i] = lines[i + 1].substr(std::string_view(keys[i]).size());
    }
    return SeenAccepted{{mistake, values[1]},
                        {values[0], values[2]},
                        std::regex_replace(values[3], std::regex(" \\| "), "\n") + "\n"};
}

WrongSolution read_declared(const fs::path& file, std::initializer_list<Verdict> allowed,
                            std::string_view example) {
    const std::vector<std::string> lines = lines_of(read_file(file));
    const std::string_view line = lines.empty() ? std::string_view() : lines[0];
    const std::size_t colon = line.find(": ");
    if (line.starts_with("// ") && colon != std::string_view::npos && colon + 2 < line.size()) {
        constexpr std::string_view with_strict = " with --strict";
        std::string_view name = line.substr(3, colon - 3);
        const bool strict = name.ends_with(with_strict);
        if (strict) name.remove_suffix(with_strict.size());
        const auto verdict = verdict_named(name);
        if (verdict && std::count(allowed.begin(), allowed.end(), *verdict) > 0) {
            const std::string why(line.substr(colon + 2));
            return {file, *verdict, why, strict, read_accepted(file, lines, why)};
        }
    }
    std::vector<std::string_view> names;
    for (const Verdict verdict : allowed) names.push_back(name_of(verdict));
    throw Error(english(
        fmt::format("{}:1: begin it with the verdict that it must get ({}) and why, such as \"{}\"",
                    file.string(), fmt::join(names, ", "), example)));
}

}  // namespace

std::vector<fs::path> wrong_files(const Problem& problem) {
    std::vector<fs::path> files = files_in(problem.data() / "wrong", ".cpp");
    std::erase_if(files, [](const fs::path& file) { return is_draft(read_file(file)); });
    return files;
}

WrongSolution read_wrong(const fs::path& file) {
    using enum Verdict;
    return read_declared(file, {WA, PE, TLE, MLE, RE, OLE, CE}, "// WA: sums the heaps");
}

WrongSolution read_textbook(const fs::path& file) {
    using enum Verdict;
    return read_declared(file, {AC, TLE, MLE}, "// AC: the xor of the heaps");
}

std::string textbook_code(const fs::path& file) {
    const std::string text = read_file(file);
    return text.substr(std::min(text.size(), text.find('\n') + 1));
}

}  // namespace tools
