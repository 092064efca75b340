#include "base/terminal.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace tools {

Paint::Paint() {
    const char* no_color = std::getenv("NO_COLOR");
    on_ = ::isatty(STDOUT_FILENO) == 1 && (no_color == nullptr || *no_color == '\0');
}

std::string Paint::paint(const char* code, std::string_view text) const {
    return on_ ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
}

StatusLine::StatusLine() : terminal_(::isatty(STDOUT_FILENO) == 1) {}

void StatusLine::show(std::string text) {
    if (!terminal_) return;
    winsize window{};
    if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0) {
        text.resize(std::min<std::size_t>(text.size(), window.ws_col - 1u));
    }
    fmt::print("\r\x1b[K{}", paint_.dim(text));
    std::fflush(stdout);
    shown_ = true;
}

void StatusLine::clear() {
    if (shown_) fmt::print("\r\x1b[K");
    shown_ = false;
}

std::string progress_bar(std::size_t done, std::size_t all) {
    constexpr std::size_t size = 24;
    const std::size_t filled = size * done / all;
    return fmt::format("[{}{}]", std::string(filled, '#'), std::string(size - filled, '.'));
}

std::string excerpt(std::string_view text) {
    constexpr int most_lines = 10;
    constexpr std::size_t most_columns = 100;
    std::string result;
    for (int line = 0; !text.empty(); ++line) {
        if (line == most_lines) {
            return result + fmt::format("    ... ({} bytes more)\n", text.size());
        }
        const std::size_t size = std::min(text.find('\n'), text.size());
        std::size_t length = std::min(size, most_columns);
        // Never cut inside a character of several bytes.
        while (length < size && length > 0 && (text[length] & 0xC0) == 0x80) --length;
        result += fmt::format("    {}{}\n", text.substr(0, length), length < size ? " ..." : "");
        text.remove_prefix(std::min(size + 1, text.size()));
    }
    return result;
}

}  // namespace tools
