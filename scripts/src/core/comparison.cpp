#include "core/comparison.hpp"

#include <algorithm>
#include <vector>

#include "core/oracle.hpp"

namespace tools {

namespace {

constexpr std::string_view kBlanks = " \t\r\n\v\f";

// What stands at `at`, for people: to the end of the line, blanks and line ends made visible.
std::string excerpt(std::string_view text, std::size_t at) {
    if (at >= text.size()) return "the end of the output";
    const std::size_t stop = std::min(text.find('\n', at), text.size());
    if (stop == at) return "the end of the line";
    std::string shown;
    for (const char c : text.substr(at, std::min<std::size_t>(stop - at, 40))) {
        if (c == '\r') {
            shown += "\\r";
        } else if (c == '\t') {
            shown += "\\t";
        } else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) {
            constexpr char digits[] = "0123456789abcdef";
            shown += {'\\', 'x', digits[static_cast<unsigned char>(c) >> 4], digits[c & 15]};
        } else {
            shown += c;
        }
    }
    return '"' + shown + '"' + (stop - at > 40 ? "..." : "");
}

// The words of `words` with the white space of `layout`; nothing where their numbers differ.
std::optional<std::string> laid_out(std::string_view layout, std::string_view words) {
    std::string result;
    for (;;) {
        const std::size_t gap = std::min(layout.find_first_not_of(kBlanks), layout.size());
        result += layout.substr(0, gap);
        layout.remove_prefix(gap);
        words.remove_prefix(std::min(words.find_first_not_of(kBlanks), words.size()));
        if (layout.empty() || words.empty()) break;
        layout.remove_prefix(std::min(layout.find_first_of(kBlanks), layout.size()));
        const std::size_t size = std::min(words.find_first_of(kBlanks), words.size());
        result += words.substr(0, size);
        words.remove_prefix(size);
    }
    if (!layout.empty() || !words.empty()) return std::nullopt;
    return result;
}

// What the checker has against an output; nothing where it accepts it.
std::optional<std::string> fault(const rules::Rules& rules, const std::vector<rules::Game>& games,
                                 std::string_view output) {
    rules::Search search(rules);
    rules::Text text(output);
    try {
        rules.check(games, text, search);
        text.end();
    } catch (const rules::Invalid& invalid) {
        return invalid.what();
    }
    return std::nullopt;
}

}  // namespace

std::optional<Difference> first_difference(std::string_view expected, std::string_view found) {
    const auto [e, f] = std::mismatch(expected.begin(), expected.end(), found.begin(), found.end());
    if (e == expected.end() && f == found.end()) return std::nullopt;
    const std::size_t at = static_cast<std::size_t>(e - expected.begin());
    const std::string_view before = expected.substr(0, at);
    const std::size_t start = before.rfind('\n');
    return Difference{static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + 1,
                      start == std::string_view::npos ? at + 1 : at - start, excerpt(expected, at),
                      excerpt(found, at)};
}

bool same_but_for_line_ends(std::string_view a, std::string_view b) {
    const auto trimmed = [](std::string_view text) {
        return text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    };
    a = trimmed(a);
    b = trimmed(b);
    while (!a.empty() || !b.empty()) {
        const std::size_t end_a = std::min(a.find('\n'), a.size());
        const std::size_t end_b = std::min(b.find('\n'), b.size());
        if (trimmed(a.substr(0, end_a)) != trimmed(b.substr(0, end_b))) return false;
        if ((end_a == a.size()) != (end_b == b.size())) return false;
        a.remove_prefix(std::min(end_a + 1, a.size()));
        b.remove_prefix(std::min(end_b + 1, b.size()));
    }
    return true;
}

bool same_but_for_white_space(std::string_view a, std::string_view b) {
    for (;;) {
        a.remove_prefix(std::min(a.find_first_not_of(kBlanks), a.size()));
        b.remove_prefix(std::min(b.find_first_not_of(kBlanks), b.size()));
        if (a.empty() || b.empty()) return a.empty() && b.empty();
        if (a.front() != b.front()) return false;
        a.remove_prefix(1);
        b.remove_prefix(1);
    }
}

Comparison compare(std::string_view expected, std::string_view found, WhiteSpace white_space) {
    Comparison result;
    if (white_space == WhiteSpace::line_ends && same_but_for_line_ends(expected, found)) {
        return result;
    }
    result.difference = first_difference(expected, found);
    if (!result.difference) return result;
    const bool white = same_but_for_white_space(expected, found);
    const Difference& d = *result.difference;
    result.verdict = white ? Verdict::PE : Verdict::WA;
    result.message = "line " + std::to_string(d.line) + ", column " + std::to_string(d.column) +
                     ": expected " + d.expected + ", found " + d.found +
                     (white ? " (only white space differs)" : "");
    return result;
}

Comparison compare(const rules::Rules& rules, std::string_view input, std::string_view expected,
                   std::string_view found, WhiteSpace white_space) {
    const Comparison exact = compare(expected, found, white_space);
    if (exact.verdict == Verdict::AC || !rules.has_checker()) return exact;
    const std::vector<rules::Game> games = parse(rules, input);
    const std::optional<std::string> wrong = fault(rules, games, found);
    if (!wrong) return {};
    const std::optional<std::string> neat = laid_out(expected, found);
    if (!neat || fault(rules, games, *neat)) return {Verdict::WA, *wrong, std::nullopt};
    if (white_space == WhiteSpace::line_ends && same_but_for_line_ends(*neat, found)) return {};
    return {Verdict::PE, *wrong + " (only white space differs)", std::nullopt};
}

}  // namespace tools
