// Characters of a text in UTF-8, and those that people cannot tell from others.
#ifndef SCRIPTS_SRC_CORE_CHARACTERS_HPP
#define SCRIPTS_SRC_CORE_CHARACTERS_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tools {

// The first character of a text that is not empty. `size`: its bytes; 0 if they are no UTF-8.
struct Character {
    std::uint32_t code;
    std::size_t size;
};
Character first_character(std::string_view text);

// True if it looks like nothing, or changes how others are shown: a byte order mark, U+200B, U+202E.
bool is_invisible(std::uint32_t code);

// A text for people who look for a difference: what is not plain ASCII is named by its code point,
// "<U+0435>", but for Chinese characters, and what is no character by its bytes, "\xff".
std::string with_named_characters(std::string_view text);

// "<U+0435>"
std::string name_of_character(std::uint32_t code);

}  // namespace tools

#endif
