#ifndef SCRIPTS_SRC_BASE_ERROR_HPP
#define SCRIPTS_SRC_BASE_ERROR_HPP

#include <stdexcept>

namespace tools {

// A mistake of the user's, or a file that is not as it should be. what() is one line: what is
// wrong, where, and what to do. Commands print it and exit with 2.
struct Error : std::runtime_error {
    using std::runtime_error::runtime_error;
};

}  // namespace tools

#endif
