#ifndef SCRIPTS_SRC_GAMES_NUMBER_HPP
#define SCRIPTS_SRC_GAMES_NUMBER_HPP

#include <charconv>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tools {

// An integer from `least` to `greatest`, digits only. Throws std::invalid_argument, naming it
// `what`.
inline std::size_t parse_number(std::string_view text, const std::string& what, std::size_t least,
                                std::size_t greatest) {
    std::size_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, number);
    const auto wrong = [&](const std::string& found) {
        return std::invalid_argument(what + ": " + found + std::to_string(least) + " to " +
                                     std::to_string(greatest));
    };
    if (error == std::errc::invalid_argument || at != end) {
        throw wrong("'" + std::string(text) + "' is not a number; use ");
    }
    if (error != std::errc() || number < least || number > greatest) {
        throw wrong(std::string(text) + " is out of range; use ");
    }
    return number;
}

}  // namespace tools

#endif
