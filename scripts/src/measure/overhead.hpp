#ifndef SCRIPTS_SRC_MEASURE_OVERHEAD_HPP
#define SCRIPTS_SRC_MEASURE_OVERHEAD_HPP

namespace tools {

// Prints what the judge adds to the cost of starting a program: medians of interleaved rounds, each
// of so many runs.
void print_overhead(int rounds = 9, int runs = 500);

}  // namespace tools

#endif
