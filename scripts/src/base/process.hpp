// Runs the tools' own helpers: compilers, git, ...
#ifndef SCRIPTS_SRC_BASE_PROCESS_HPP
#define SCRIPTS_SRC_BASE_PROCESS_HPP

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/files.hpp"

namespace tools {

struct CommandResult {
    int exit_code;       // 128 + signal if killed, 127 if it did not start
    std::string output;  // standard output and standard error, interleaved
};

// Runs a program to its end, with `input` as its standard input, in `folder` if that is not empty.
// Looks up the first argument in PATH. Throws Interrupted after an interrupt: what the program did then says nothing.
CommandResult run_command(const std::vector<std::string>& arguments, std::string_view input = {},
                          const fs::path& folder = {});

// Finds a program as a shell does: in PATH, or by its path if the name has a '/'.
std::optional<fs::path> find_command(const std::string& name);

// Whether this machine runs x86 programs of 32 bits: some kernels and containers do not.
bool runs_32_bit_programs();

// Splits a command line into words, with quotes as in a shell. Names of existing files become
// absolute paths, since programs run in another directory. Throws Error if the first word is no
// program.
std::vector<std::string> split_command(std::string_view text);

}  // namespace tools

#endif
