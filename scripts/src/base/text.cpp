#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <sstream>
#include <utility>

#include "base/error.hpp"
#include "core/letters.hpp"

namespace tools {

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
    std::istringstream stream{std::string(text)};
    return {std::istream_iterator<std::string>(stream), {}};
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
        throw Error(phrase({"'{}' is not a duration; write it like 30s, 2m or 500ms",
                            "“{}”不是时长；请写成 30s、2m 或 500ms"},
                           text));
    }
    return std::chrono::milliseconds(static_cast<long>(number * scale));
}

std::string shell_word(std::string_view word) {
    constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./:=@%+,-";
    if (!word.empty() && word.find_first_not_of(plain) == word.npos) return std::string(word);
    const auto is_control = [](char c) { return ('\0' <= c && c < ' ') || c == '\x7f'; };
    const bool controls = std::any_of(word.begin(), word.end(), is_control);
    std::string result = controls ? "$'" : "'";
    for (const char c : word) {
        if (is_control(c)) {
            result += fmt::format("\\x{:02x}", c);
        } else if (controls && (c == '\'' || c == '\\')) {
            result += {'\\', c};
        } else if (c == '\'') {
            result += "'\\''";
        } else {
            result += c;
        }
    }
    return result + '\'';
}

namespace {

// How many letters are missing, too many, wrong, or in the wrong order, compared with a beginning of b.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> d(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                d[i][j] = i + j;
                continue;
            }
            const bool same = a[i - 1] == b[j - 1];
            d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + !same});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
            }
        }
    }
    return *std::min_element(d[a.size()].begin(), d[a.size()].end());
}

}  // namespace

Text did_you_mean(std::string_view wanted, const std::vector<std::string>& names) {
    const std::string word = lower(wanted);
    if (word.size() < 3) return {};  // like too many
    std::vector<std::pair<std::size_t, std::string>> near;
    for (const std::string& name : names) {
        std::size_t least = distance(word, lower(name));
        for (const std::string_view part : split(name, '-')) {
            least = std::min(least, distance(word, lower(part)));
        }
        if (least <= std::max<std::size_t>(1, word.size() / 4)) near.emplace_back(least, name);
    }
    std::ranges::stable_sort(near, {}, &std::pair<std::size_t, std::string>::first);
    std::vector<std::string> nearest;
    for (std::size_t i = 0; i < std::min<std::size_t>(near.size(), 3); ++i) {
        nearest.push_back(near[i].second);
    }
    return did_you_mean(nearest);
}

Text did_you_mean(const std::vector<std::string>& names) {
    Text all;
    for (const std::string& name : names) {
        all += (all.empty() ? Text() : Text(" or ", " 或 ")) + name;
    }
    return all.empty() ? all : phrase({"; did you mean {}?", "；是不是 {}？"}, all);
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

}  // namespace tools
