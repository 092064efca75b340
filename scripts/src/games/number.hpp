#ifndef SCRIPTS_SRC_GAMES_NUMBER_HPP
#define SCRIPTS_SRC_GAMES_NUMBER_HPP

#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>

#include "core/language.hpp"

namespace tools {

// The description of a game is wrong, or asks for too much.
struct BadGame : TextError {
    using TextError::TextError;
};

// An integer from `least` to `greatest`, digits only. Throws BadGame, naming it `what`.
inline std::size_t parse_number(std::string_view text, const Text& what, std::size_t least,
                                std::size_t greatest) {
    std::size_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, number);
    const auto wrong = [&](const Text& found) {
        const std::string l = std::to_string(least), g = std::to_string(greatest);
        return BadGame(what + Text(": ", "：") + found +
                       Text("; use " + l + " to " + g, "；应在 " + l + " 到 " + g + " 之间"));
    };
    const std::string found(text);
    if (error == std::errc::invalid_argument || at != end) {
        throw wrong({"'" + found + "' is not a number", "“" + found + "”不是数"});
    }
    if (error != std::errc() || number < least || number > greatest) {
        throw wrong({found + " is out of range", found + " 超出范围"});
    }
    return number;
}

}  // namespace tools

#endif
