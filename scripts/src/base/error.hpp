#ifndef SCRIPTS_SRC_BASE_ERROR_HPP
#define SCRIPTS_SRC_BASE_ERROR_HPP

#include <stdexcept>

namespace tools {

// A mistake of the user, or a malformed file. what() is one line: what is wrong, where, and what to
// do. Commands print it and exit with code 2.
struct Error : std::runtime_error {
    using std::runtime_error::runtime_error;
};

}  // namespace tools

#endif
