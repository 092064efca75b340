#include "prove/declared.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <initializer_list>

namespace tools {

namespace {

Declared read_declared(const fs::path& file, std::initializer_list<Verdict> allowed,
                       std::string_view example) {
    const std::string text = read_file(file);
    const std::string_view line = std::string_view(text).substr(0, text.find('\n'));
    const std::size_t colon = line.find(": ");
    if (line.starts_with("// ") && colon != std::string_view::npos && colon + 2 < line.size()) {
        constexpr std::string_view with_strict = " with --strict";
        std::string_view name = line.substr(3, colon - 3);
        const bool strict = name.ends_with(with_strict);
        if (strict) name.remove_suffix(with_strict.size());
        const auto verdict = verdict_named(name);
        if (verdict && std::count(allowed.begin(), allowed.end(), *verdict) > 0) {
            return {file, *verdict, std::string(line.substr(colon + 2)), strict};
        }
    }
    std::vector<std::string_view> names;
    for (const Verdict verdict : allowed) names.push_back(name_of(verdict));
    throw Error(
        fmt::format("{}:1: begin it with the verdict that it must get ({}) and why, such as \"{}\"",
                    file.string(), fmt::join(names, ", "), example));
}

}  // namespace

std::vector<fs::path> wrong_files(const Problem& problem) {
    return files_in(problem.data() / "wrong", ".cpp");
}

Declared read_wrong(const fs::path& file) {
    using enum Verdict;
    return read_declared(file, {WA, PE, TLE, MLE, RE, OLE, CE}, "// WA: sums the heaps");
}

Declared read_textbook(const fs::path& file) {
    using enum Verdict;
    return read_declared(file, {AC, TLE, MLE}, "// AC: the xor of the heaps");
}

std::string textbook_code(const fs::path& file) {
    const std::string text = read_file(file);
    return text.substr(std::min(text.size(), text.find('\n') + 1));
}

}  // namespace tools
