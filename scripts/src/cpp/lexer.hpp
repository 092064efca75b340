// A C++ source as its tokens: what it says, however it is laid out.
#ifndef SCRIPTS_SRC_CPP_LEXER_HPP
#define SCRIPTS_SRC_CPP_LEXER_HPP

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tools {

struct Token {
    enum class Kind { word, number, character, string, symbol, comment };
    Kind kind;
    std::string spelling;    // as it stands, but with joined lines in one and without '\r'
    std::size_t begin, end;  // its part of the source, from offset to before offset
    std::size_t line;        // of its beginning, from 1
    std::size_t directive;   // the line of the preprocessor directive that it belongs to, or 0
    bool conditional;        // inside an #if
    bool unclosed;           // a comment or a raw string without an end
};

struct LexedSource {
    std::vector<Token> tokens, comments;  // each in the order of the source
};

// The tokens and comments of a source; between them are only white space and backslashes that join
// lines. '\r' counts nowhere. Any text will do: a comment or a raw string without an end goes on to
// the end of the source, another string or a character to the end of its line; a byte that C++ does
// not know is a symbol.
LexedSource lex(std::string_view source);

// 16 hexadecimal digits, the same for sources that differ in comments and white space only.
std::string code_hash(std::string_view source);

}  // namespace tools

#endif
