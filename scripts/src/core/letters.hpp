#ifndef SCRIPTS_SRC_CORE_LETTERS_HPP
#define SCRIPTS_SRC_CORE_LETTERS_HPP

#include <string>
#include <string_view>

namespace tools {

// The text in lower case: ASCII letters only.
inline std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result) {
        if ('A' <= c && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return result;
}

}  // namespace tools

#endif
