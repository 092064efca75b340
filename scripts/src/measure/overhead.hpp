#ifndef SCRIPTS_SRC_MEASURE_OVERHEAD_HPP
#define SCRIPTS_SRC_MEASURE_OVERHEAD_HPP

#include <vector>

#include "catalog/problems.hpp"

namespace tools {

// Prints what the judge adds to the cost of starting a program: medians of interleaved rounds, each
// of so many runs. Then how long a user waits for a verdict: in a copy of this checkout in which
// nothing is built, in one in which all is, and after a change; in seconds, and as multiples of the
// bare compiling and starting that a verdict needs. Throws Error where a verdict is not AC.
void print_overhead(const std::vector<Problem>& problems, int rounds = 9, int runs = 500);

}  // namespace tools

#endif
