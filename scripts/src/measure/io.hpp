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
    int rounds = 9;         // runs of each program
};

// Measures the CPU time of whole processes, medians of interleaved rounds, as multiples of a program
// that reads and writes as many bytes and does nothing with them. Prints each row as soon as it is
// known, and returns the table in Markdown. Throws Error where a program fails.
std::string measure_io(const IoOptions& options);

}  // namespace tools

#endif
