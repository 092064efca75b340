#include "base/terminal.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "base/say.hpp"
#include "core/characters.hpp"
#include "core/told.hpp"

namespace tools {

std::size_t terminal_width() {
    const char* columns = std::getenv("COLUMNS");
    const int wanted = columns == nullptr ? 0 : std::atoi(columns);
    if (wanted > 0) return static_cast<std::size_t>(wanted);
    winsize window{};
    const bool known = ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0;
    return known ? window.ws_col : 100;
}

namespace {

bool is_smart_terminal() {
    const char* term = std::getenv("TERM");
    return ::isatty(STDOUT_FILENO) == 1 && term != nullptr && std::string_view(term) != "dumb";
}

}  // namespace

std::string visible(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const auto [code, size] = first_character(text);
        // U+0080 to U+009F are control codes, too.
        const bool control =
            (code < 0x20 && code != '\n' && code != '\t') || (0x7F <= code && code < 0xA0);
        const std::string_view bytes = text.substr(0, std::max<std::size_t>(size, 1));
        if (size == 0 || control) {
            for (const char c : bytes) {
                result += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
            }
        } else if (is_invisible(code)) {
            result += name_of_character(code);
        } else {
            result += bytes;
        }
        text.remove_prefix(bytes.size());
    }
    return result;
}

Paint::Paint() {
    const char* no_color = std::getenv("NO_COLOR");
    on_ = is_smart_terminal() && (no_color == nullptr || *no_color == '\0');
}

std::string Paint::paint(const char* code, std::string_view text) const {
    return on_ ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
}

StatusLine::StatusLine() : terminal_(is_smart_terminal()) {}

void StatusLine::show(std::string text) {
    if (!terminal_) return;
    text.resize(std::min(text.size(), terminal_width() - 1));
    fmt::print("\r\x1b[K{}", paint_.dim(text));
    std::fflush(stdout);
    shown_ = true;
}

void StatusLine::clear() {
    if (shown_) std::fputs("\r\x1b[K", stdout);
    shown_ = false;
}

std::string progress_bar(std::size_t done, std::size_t all) {
    constexpr std::size_t size = 24;
    const std::size_t filled = size * done / all;
    return fmt::format("[{}{}]", std::string(filled, '#'), std::string(size - filled, '.'));
}

namespace {

// A line made visible and cut to so many bytes, never inside a character.
std::string cut(std::string_view line, std::size_t most) {
    std::string text = visible(line.substr(0, 4 * most));
    if (text.size() <= most) return text;
    std::size_t length = most - 4;
    while (length > 0 && (text[length] & 0xC0) == 0x80) --length;
    return text.substr(0, length) + " ...";
}

}  // namespace

std::string excerpt(std::string_view text, bool whole_lines) {
    if (text.empty()) return fmt::format("    {}\n", said(phrase(told::kNothing)));
    constexpr int most_lines = 10;
    const std::size_t most = std::max<std::size_t>(terminal_width(), 24) - 5;
    std::string result;
    for (int line = 0; !text.empty(); ++line) {
        if (line == most_lines) {
            return result + said(phrase({"    ... ({} bytes more)\n", "    ...（还有 {} 字节）\n"},
                                        text.size()));
        }
        const std::size_t size = std::min(text.find('\n'), text.size());
        const std::string_view row = text.substr(0, size);
        result += fmt::format("    {}\n", whole_lines ? visible(row) : cut(row, most));
        text.remove_prefix(std::min(size + 1, text.size()));
    }
    return result;
}

std::string side_by_side(std::string_view expected, std::string_view found, std::size_t line) {
    constexpr std::size_t before = 2, most_lines = 8;
    const std::size_t first = line - std::min(line - 1, before);
    const auto lines = [&](std::string_view text) {
        std::vector<std::string_view> all;
        for (std::size_t number = 1; number < first + most_lines && !text.empty(); ++number) {
            const std::size_t size = std::min(text.find('\n'), text.size());
            if (number >= first) all.push_back(text.substr(0, size));
            text.remove_prefix(std::min(size + 1, text.size()));
        }
        return all;
    };
    const auto left = lines(expected), right = lines(found);
    const std::size_t width = (std::max<std::size_t>(terminal_width(), 48) - 18) / 2;
    std::string result =
        fmt::format("    {:>8}  {:{}}  {}\n", said(Text("line", "行号")),
                    said(Text("expected", "期望输出")), width, said(Text("found", "你的输出")));
    for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
        const auto text = [&](const auto& column) {
            return i < column.size() ? cut(column[i], width) : said(Text("(the end)", "（结束）"));
        };
        const bool differs = i >= left.size() || i >= right.size() || left[i] != right[i];
        result += fmt::format("  {} {:>8}  {:{}}  {}\n", differs ? '>' : ' ', first + i, text(left),
                              width, text(right));
    }
    return result;
}

}  // namespace tools
