// The programs of the collection, and the user's own, compiled as a judge does.
#ifndef SCRIPTS_SRC_JUDGE_PROGRAMS_HPP
#define SCRIPTS_SRC_JUDGE_PROGRAMS_HPP

#include "catalog/problems.hpp"
#include "judge/compiler.hpp"

namespace tools {

// Each throws Error where it does not compile.
fs::path compiled(const fs::path& source, const Compiler& compiler);
fs::path solution_program(const Problem& problem);
fs::path textbook_program(const Problem& problem);
fs::path program_of(const fs::path& source);  // of the user's own

}  // namespace tools

#endif
