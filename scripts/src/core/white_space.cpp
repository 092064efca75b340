#include "core/white_space.hpp"

namespace tools {

std::string without_loose_white_space(std::string_view text) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
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

}  // namespace tools
