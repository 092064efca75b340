#include "core/counts.hpp"

namespace tools {

std::string with_commas(std::size_t number) {
    std::string text = std::to_string(number);
    for (std::size_t at = text.size(); at > 3;) text.insert(at -= 3, ",");
    return text;
}

Text counted(std::size_t number, const Text& noun) {
    const std::string digits = with_commas(number);
    return {digits + ' ' + noun.en + (number == 1 ? "" : "s"), digits + ' ' + noun.zh};
}

}  // namespace tools
