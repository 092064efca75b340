#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <sstream>

#include "base/error.hpp"

namespace tools {

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result) {
        if ('A' <= c && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return result;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t at; (at = text.find(separator)) != std::string_view::npos;) {
        parts.push_back(text.substr(0, at));
        text.remove_prefix(at + 1);
    }
    parts.push_back(text);
    return parts;
}

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    std::istringstream stream{std::string(text)};
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    std::istringstream stream{std::string(text)};
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
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
        throw Error(fmt::format("'{}' is not a duration; write it like 30s, 2m or 500ms", text));
    }
    return std::chrono::milliseconds(static_cast<long>(number * scale));
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

}  // namespace tools
