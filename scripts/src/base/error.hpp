#ifndef SCRIPTS_SRC_BASE_ERROR_HPP
#define SCRIPTS_SRC_BASE_ERROR_HPP

#include "core/language.hpp"

namespace tools {

// A mistake of the user, or a malformed file, in one line: what is wrong, where, and what to do.
// Commands print it and exit with code 2.
struct Error : TextError {
    using TextError::TextError;
};

}  // namespace tools

#endif
