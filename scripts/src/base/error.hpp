#ifndef SCRIPTS_SRC_BASE_ERROR_HPP
#define SCRIPTS_SRC_BASE_ERROR_HPP

#include <concepts>
#include <string>
#include <string_view>
#include <utility>

#include "core/language.hpp"

namespace tools {

// A mistake of the user, or a malformed file, in one line: what is wrong, where, and what to do.
// Commands print it and exit with code 2.
struct Error : TextError {
    explicit Error(Text what_is_wrong) : TextError(std::move(what_is_wrong)) {}
    // One language is not enough.
    template <std::convertible_to<std::string_view> English>
    explicit Error(const English&) = delete;
};

// What is told in English alone, as CONTRIBUTING.md is: faults of files that only those who work on the
// collection write.
inline Text english(std::string text) {
    return Text(std::move(text));
}

}  // namespace tools

#endif
