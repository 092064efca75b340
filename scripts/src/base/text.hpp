// Words, lines and numbers in text.
#ifndef SCRIPTS_SRC_BASE_TEXT_HPP
#define SCRIPTS_SRC_BASE_TEXT_HPP

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "core/language.hpp"

namespace tools {

// The parts between separators; "a,,b" has three, "" has one.
std::vector<std::string_view> split(std::string_view text, char separator);
// The lines of a text; a final newline starts no further line.
std::vector<std::string> lines_of(std::string_view text);
// The words between white space.
std::vector<std::string> words_of(std::string_view text);

// "60s", "2m", "500ms", "90" (seconds), above 0. Throws Error.
std::chrono::milliseconds parse_duration(const std::string& text);

// A word as a shell takes it: quoted where it needs to be.
std::string shell_word(std::string_view word);

// "; did you mean a or b?" of those names in which a beginning of the whole or of a part between
// dashes is much like `wanted`, at most three; empty if there is none.
Text did_you_mean(std::string_view wanted, const std::vector<std::string>& names);
// The same of those that are meant; empty if there is none.
Text did_you_mean(const std::vector<std::string>& names);

// The median, the greater of the two in the middle; at least one value.
double median(std::vector<double> values);

}  // namespace tools

#endif
