// What the commands have in common: how they fail, and how they talk.
#ifndef SCRIPTS_SRC_COMMANDS_COMMAND_LINE_HPP
#define SCRIPTS_SRC_COMMANDS_COMMAND_LINE_HPP

#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/problems.hpp"

namespace tools {

// Runs a command's body; an Error becomes one line on standard error and exit code 2.
int guarded(std::string_view command, const std::function<int()>& body);

// "60s", "2m", "500ms", "90" (seconds). Throws Error.
std::chrono::milliseconds parse_duration(const std::string& text);

// The words of a command line, quotes as in a shell; words that name existing files become absolute
// paths, since programs are run in another directory. Throws Error.
std::vector<std::string> split_command(std::string_view text);

// Colours where standard output is a terminal and NO_COLOR is not set.
class Paint {
 public:
    Paint();
    std::string green(std::string_view text) const { return paint("32", text); }
    std::string red(std::string_view text) const { return paint("31", text); }
    std::string bold(std::string_view text) const { return paint("1", text); }
    std::string dim(std::string_view text) const { return paint("2", text); }

 private:
    std::string paint(const char* code, std::string_view text) const;
    bool on_;
};

// The problems that the words name; all where there are none.
std::vector<const Problem*> choose(const std::vector<Problem>& problems,
                                   const std::vector<std::string>& words);

// 1234567 -> "1,234,567"
std::string with_commas(std::size_t number);

}  // namespace tools

#endif
