// Words, lines and numbers as people write them.
#ifndef SCRIPTS_SRC_BASE_TEXT_HPP
#define SCRIPTS_SRC_BASE_TEXT_HPP

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tools {

std::string lower(std::string_view text);  // of ASCII letters

// The parts between separators; "a,,b" has three, "" has one.
std::vector<std::string_view> split(std::string_view text, char separator);
// The lines of a text; a final newline begins no further line.
std::vector<std::string> lines_of(std::string_view text);
// What white space separates.
std::vector<std::string> words_of(std::string_view text);

// 1234567 -> "1,234,567"
std::string with_commas(std::size_t number);

// An integer from `least` to `greatest`, digits only. Throws Error, which calls it `what`.
std::size_t parse_number(std::string_view text, std::string_view what, std::size_t least,
                         std::size_t greatest);

// "60s", "2m", "500ms", "90" (seconds), above 0. Throws Error.
std::chrono::milliseconds parse_duration(const std::string& text);

// The middle one of the values, the greater where there are two; at least one.
double median(std::vector<double> values);

}  // namespace tools

#endif
