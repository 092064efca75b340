// Every bundle with every compiler: a row for each way to compile.
#ifndef SCRIPTS_SRC_LIB_MATRIX_HPP
#define SCRIPTS_SRC_LIB_MATRIX_HPP

#include <string>
#include <vector>

#include "lib/program.hpp"
#include "lib/repository.hpp"

namespace kit {

struct Configuration {
    std::string name;     // "g++ 12.2.0 -std=c++11 -O2"
    Compiler compiler;    // warnings are errors
    std::string package;  // of Debian, with the compiler
    bool core = false;    // judged by the tests, too
    bool windows = false;
    bool sanitized = false;  // needs address space without end
    int patience = 1;        // times the time limit
};

// All that are known, also those whose compiler is not here.
std::vector<Configuration> configurations();

bool is_here(const Configuration& configuration);

// The Windows programs that Wine can run here: of 64 bits, of 32 bits.
bool wine_runs(const Configuration& configuration);

struct Shortfall {
    const Problem* problem;
    std::string what;  // the verdict, the case and the message; or what the compiler says
};

struct Row {
    std::size_t compiled = 0, accepted = 0;
    bool judged = true;  // false: compiled only, since Wine is not here
    std::int64_t slowest_us = 0;
    std::vector<Shortfall> shortfalls;
};

// Compiles the bundles and judges them on samples, edge cases and limits.
Row run(const Configuration& configuration, const std::vector<const Problem*>& problems, int jobs);

}  // namespace kit

#endif
