// Texts in lines of a terminal, which gives a Chinese character two columns.
#ifndef SCRIPTS_SRC_CORE_COLUMNS_HPP
#define SCRIPTS_SRC_CORE_COLUMNS_HPP

#include <cstddef>
#include <string>
#include <string_view>

namespace tools {

// The columns that a text in UTF-8 takes in one line: two for each Chinese character and full-width
// punctuation mark, one for each other character.
std::size_t columns_of(std::string_view text);

constexpr std::size_t kUsualColumns = 88;

// Words in lines of at most `columns`; the first line has `indent` columns already, the others begin
// with as many blanks. Lines end at blanks and beside Chinese characters, but none begins with a
// punctuation mark that closes.
std::string wrapped(std::size_t indent, std::string_view text, std::size_t columns = kUsualColumns);

}  // namespace tools

#endif
