#include "core/counts.hpp"

namespace tools {

std::string with_commas(std::size_t number) {
    std::string text = std::to_string(number);
    for (std::size_t at = text.size(); at > 3;) text.insert(at -= 3, ",");
    return text;
}

std::string counted(std::size_t number, const std::string& noun) {
    return with_commas(number) + ' ' + noun + (number == 1 ? "" : "s");
}

}  // namespace tools
