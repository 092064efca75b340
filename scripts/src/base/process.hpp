// The tools' own programs: compilers, git, ...
#ifndef SCRIPTS_SRC_BASE_PROCESS_HPP
#define SCRIPTS_SRC_BASE_PROCESS_HPP

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/files.hpp"

namespace tools {

struct CommandResult {
    int exit_code;       // 128 + signal where it was killed, 127 where it could not be started
    std::string output;  // standard output and standard error, as they came
};

// Runs a tool to its end, with `input` as its standard input; the first argument is looked up in
// PATH.
CommandResult run_command(const std::vector<std::string>& arguments, std::string_view input = {});

// The program that a name stands for, as a shell finds it: by PATH, or as it is where it has a '/'.
std::optional<fs::path> find_command(const std::string& name);

// The words of a command line, quotes as in a shell. Words that name existing files become absolute
// paths, since programs run in another directory. Throws Error where the first is no program.
std::vector<std::string> split_command(std::string_view text);

}  // namespace tools

#endif
