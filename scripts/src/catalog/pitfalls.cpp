#include "catalog/pitfalls.hpp"

#include <regex>
#include <utility>

#include "base/text.hpp"

namespace tools {

namespace {

constexpr char kHere = '\1';  // before the words that lead to the wrong solution

// "Values reach 100, too many for one word": what a terminal shows of Markdown with formulas.
std::string plain(std::string text, const std::string& wrong) {
    static const std::pair<const char*, const char*> formulas[] = {
        {"\\times", "×"}, {"\\cdots", "⋯"},  {"\\cdot", "·"},   {"\\le", "≤"},     {"\\to", "→"},
        {"\\oplus", "⊕"}, {"\\otimes", "⊗"}, {"\\bmod", "mod"}, {"\\varphi", "φ"}, {"\\,", " "},
        {"$", ""},        {"`", ""},         {"**", ""}};
    static const std::regex link("\\[((?:`[^`]*`|[^\\]`])*)\\]\\(([^)]*)\\)");
    std::string bare;
    for (std::smatch match; std::regex_search(text, match, link); text = match.suffix()) {
        bare += match.prefix().str();
        if (match[2].str().ends_with("/wrong/" + wrong)) bare += kHere;
        bare += match[1].str();
    }
    bare += text;
    for (const auto& [from, to] : formulas) {
        for (std::size_t at; (at = bare.find(from)) != bare.npos;) {
            bare.replace(at, std::string_view(from).size(), to);
        }
    }
    return bare;
}

// The sentence around kHere.
std::string sentence(const std::string& text, const std::string& end) {
    const std::size_t here = text.find(kHere);
    const std::size_t before = text.rfind(end, here), after = text.find(end, here);
    const std::size_t begin = before == text.npos ? 0 : before + end.size();
    std::string one = text.substr(begin, after == text.npos ? after : after + end.size() - begin);
    std::erase(one, kHere);
    while (one.ends_with(' ')) one.pop_back();
    return one;
}

// The number of the line, and its sentence; 0 where there is none.
std::pair<std::size_t, std::string> found(const fs::path& notes, const std::string& heading,
                                          const std::string& wrong, const std::string& end) {
    std::size_t number = 0;
    bool inside = false;
    for (const std::string& line : lines_of(read_file(notes))) {
        if (line.starts_with("## ")) inside = line == "## " + heading;
        if (!inside || !line.starts_with("- ")) continue;
        ++number;
        const std::string text = plain(line.substr(2), wrong);
        if (text.find(kHere) != text.npos) return {number, sentence(text, end)};
    }
    return {};
}

}  // namespace

std::optional<Pitfall> pitfall_of(const Problem& problem, const fs::path& wrong) {
    const std::string name = wrong.filename().string();
    const auto [number, en] = found(problem.folder() / "README.md", "Pitfalls", name, ". ");
    const auto [zh_number, zh] = found(problem.folder() / "README.zh.md", "易错点", name, "。");
    if (number == 0 || zh_number == 0) return std::nullopt;
    return Pitfall{number, Text(en, zh)};
}

}  // namespace tools
