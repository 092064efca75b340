#ifndef SCRIPTS_SRC_CORE_WHITE_SPACE_HPP
#define SCRIPTS_SRC_CORE_WHITE_SPACE_HPP

#include <string>
#include <string_view>

namespace tools {

// What same_but_for_white_space() and answers_hash() skip.
inline constexpr std::string_view kWhiteSpace = " \t\r\n\v\f";

// A text as it is pasted from a judge's page, without a byte order mark, carriage returns, blanks
// around lines and empty lines around the text; one blank stands for several, and the last line ends.
std::string without_loose_white_space(std::string_view text);

}  // namespace tools

#endif
