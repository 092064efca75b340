#ifndef SCRIPTS_SRC_MEASURE_INSTRUCTIONS_HPP
#define SCRIPTS_SRC_MEASURE_INSTRUCTIONS_HPP

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/files.hpp"

namespace tools {

// The instructions that a program executes on an input, counted by Valgrind. What was counted once
// is kept below build/. Throws Error where it could not be counted.
std::uint64_t instructions(const fs::path& program, std::string_view input);

// What takes over 2 % more instructions than it took: a line for each row of two tables in Markdown
// that have a column "instructions" and begin with a line of machine(). Rows are known by the words
// before the first number. Empty where the compilers differ, for then so do their instructions.
std::vector<std::string> regressions(const std::string& recorded, const std::string& now);

// "1.2M": three digits say enough.
std::string rounded(double value);

// The processor, the compiler and its flags, for the head of a table.
std::string machine(const std::vector<std::string>& flags);

}  // namespace tools

#endif
