#ifndef SCRIPTS_SRC_JUDGE_WATCH_HPP
#define SCRIPTS_SRC_JUDGE_WATCH_HPP

#include <functional>

#include "base/files.hpp"

namespace tools {

// Calls body(), and again whenever the source, or a file that it includes, was saved, until an
// interrupt: what the last call gave. A std::runtime_error of the body's is printed after the
// command's name. There has to be an Interrupt.
int again_on_save(const fs::path& source, const char* command, const std::function<int()>& body);

}  // namespace tools

#endif
