// fast_io against what else reads and writes numbers.
#ifndef SCRIPTS_SRC_MEASURE_IO_HPP
#define SCRIPTS_SRC_MEASURE_IO_HPP

#include <string>
#include <vector>

namespace tools {

struct IoOptions {
    // Names of sources in scripts/src/measure/programs/io, maybe with flags: "fread -O3"; empty: all.
    std::vector<std::string> contenders = {};
    std::string task = {};  // only tasks whose title contains this
    int rounds = 15;        // runs of each program
};

// Measures the CPU time of whole processes, minima of interleaved rounds, as multiples of a program
// that adds up all bytes and writes as many as the others: of limit_add. With it, for fast_io: the
// time and, counted by Valgrind, the instructions for each number that is read (and half a number
// that is written, for sums). Prints each row as soon as it is known, and returns the table in
// Markdown. Throws Error where a program fails.
std::string measure_io(const IoOptions& options);

}  // namespace tools

#endif
