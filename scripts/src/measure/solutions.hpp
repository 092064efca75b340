// What the solutions cost, in tables.
#ifndef SCRIPTS_SRC_MEASURE_SOLUTIONS_HPP
#define SCRIPTS_SRC_MEASURE_SOLUTIONS_HPP

#include <optional>
#include <string>
#include <vector>

#include "catalog/problems.hpp"

namespace tools {

// All of these throw Error where a program cannot be measured.

// Prints instructions, CPU time and memory on the largest inputs, beside the baseline, the textbook
// program and the goals. With a source, of this program in the place of the solution. Returns the
// ratios of instructions in Markdown: what does not depend on the machine.
std::string print_solutions(const std::vector<const Problem*>& problems,
                            const std::optional<fs::path>& source = {});

// Prints how instructions grow with the input; true iff all exponents are those of the goals.
bool print_scale(const std::vector<const Problem*>& problems);

// Prints time and memory on inputs that break the statement's bounds (testdata/<id>/bench/). No
// judge asks for them: the table says whether a solution answers them within the problem's limits.
void print_beyond(const std::vector<const Problem*>& problems);

}  // namespace tools

#endif
