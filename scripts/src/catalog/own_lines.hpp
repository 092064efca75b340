// Where a wrong solution is wrong, at a glance.
#ifndef SCRIPTS_SRC_CATALOG_OWN_LINES_HPP
#define SCRIPTS_SRC_CATALOG_OWN_LINES_HPP

#include <string>
#include <vector>

#include "catalog/problems.hpp"

namespace tools {

// The lines of a file of testdata/<id>/wrong/ that no other wrong solution of the problem has, nor the
// textbook program, nor the solution, as they stand but for white space around them: of programs that
// are alike, these have the mistake. Without comments and includes. Empty where the program is like
// no other one, so that these would be more than six or more than half of it. Throws Error if a
// file cannot be read.
std::vector<std::string> own_lines(const Problem& problem, const fs::path& wrong);

}  // namespace tools

#endif
