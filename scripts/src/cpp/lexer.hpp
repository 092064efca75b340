// A C++ source as its tokens: what it says, however it is laid out.
#ifndef SCRIPTS_SRC_CPP_LEXER_HPP
#define SCRIPTS_SRC_CPP_LEXER_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tools {

struct Token {
    enum class Kind { word, number, text, symbol };  // text: a string or a character, as it stands
    Kind kind;
    std::string spelling;   // symbols are single characters, but for "::"
    std::size_t line;       // from 1
    std::size_t directive;  // the line of the directive that it belongs to, or 0
    bool conditional;       // inside of an #if
};

// Comments and white space, '\r' and joined lines included, leave nothing behind. What has no end
// (a comment, a string) ends with the source or the line.
std::vector<Token> tokens_of(std::string_view source);

// The same for sources that differ in comments and white space only.
std::string code_hash(std::string_view source);

}  // namespace tools

#endif
