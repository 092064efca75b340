// The programs that are compared, compiled as a judge does.
#ifndef SCRIPTS_SRC_MEASURE_PROGRAMS_HPP
#define SCRIPTS_SRC_MEASURE_PROGRAMS_HPP

#include "catalog/problems.hpp"
#include "core/cases.hpp"

namespace tools {

// Each throws Error where it does not compile.
fs::path solution_program(const Problem& problem);
fs::path textbook_program(const Problem& problem);
fs::path program_of(const fs::path& source);  // of the user's own

// What any solution has to do: reads the tokens of the case and writes as many bytes as its answers
// have (programs/baseline.cpp).
fs::path baseline_program(const Case& c);

}  // namespace tools

#endif
