// What all commands share.
#ifndef SCRIPTS_SRC_BASE_COMMAND_LINE_HPP
#define SCRIPTS_SRC_BASE_COMMAND_LINE_HPP

#include <functional>
#include <string_view>

namespace tools {

// Runs the body of a command. An exception becomes one line on standard error and exit code 2.
int guarded(std::string_view command, const std::function<int()>& body);

}  // namespace tools

#endif
