#include "core/json.hpp"

namespace tools::json {

namespace {

std::string joined(const std::vector<std::string>& items) {
    std::string all;
    for (const std::string& item : items) all += (all.empty() ? "" : ",") + item;
    return all;
}

}  // namespace

std::string text(std::string_view plain) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string quoted = "\"";
    for (const char c : plain) {
        if (c == '"' || c == '\\') {
            quoted += {'\\', c};
        } else if (c == '\n') {
            quoted += "\\n";
        } else if (0 <= c && c < ' ') {
            const auto code = static_cast<std::size_t>(c);
            quoted += {'\\', 'u', '0', '0', digits[code / 16], digits[code % 16]};
        } else {
            quoted += c;
        }
    }
    return quoted + '"';
}

std::string array(const std::vector<std::string>& items) {
    return '[' + joined(items) + ']';
}

std::string object(const Members& members) {
    std::vector<std::string> items;
    for (const auto& [name, value] : members) items.push_back(text(name) + ':' + value);
    return '{' + joined(items) + '}';
}

}  // namespace tools::json
