#ifndef SCRIPTS_SRC_MEASURE_INSTRUCTIONS_HPP
#define SCRIPTS_SRC_MEASURE_INSTRUCTIONS_HPP

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/files.hpp"

namespace tools {

// The instructions that a program executes on an input, counted by valgrind. What was counted once
// is kept below build/. Throws Error where it could not be counted.
std::uint64_t instructions(const fs::path& program, std::string_view input);

// The processor, the compiler and its flags, for the head of a table.
std::string machine(const std::vector<std::string>& flags);

}  // namespace tools

#endif
