// Every bundle with every compiler: a row for each way to compile.
#ifndef SCRIPTS_SRC_PROVE_MATRIX_HPP
#define SCRIPTS_SRC_PROVE_MATRIX_HPP

#include <functional>
#include <string>
#include <vector>

#include "catalog/problems.hpp"
#include "judge/compiler.hpp"

namespace tools {

struct Configuration {
    std::string family;    // "GCC 12.2.0", "Clang 19.1.7 with libc++"; without version: not here
    std::string flags;     // "-std=c++11 -O2"; the compiler gets more of them
    Compiler compiler;     // warnings are errors
    std::string packages;  // of Debian, with all that it needs
    bool core = false;     // judged by the tests, too
    bool windows = false;
    bool sanitized = false;  // needs address space without end
    int patience = 1;        // times the time limit

    std::string name() const { return family + " " + flags; }
};

// All that are known, also those whose compiler is not here.
std::vector<Configuration> configurations();

// Whether the smallest program compiles so; where a library is missing it does not.
bool is_here(const Configuration& configuration);

struct Shortfall {
    const Problem* problem;
    std::string what;  // the verdict, the case and the message; or what the compiler says
};

struct Row {
    std::size_t compiled = 0, accepted = 0;
    bool judged = true;                 // false: compiled only, since Wine is not here
    std::int64_t slowest_us = 0;        // Windows: in all, with Wine's own start
    std::vector<Shortfall> shortfalls;  // in the order of the problems
};

// Compiles the bundles and judges them on samples, edge cases and limits. `progress` is called now
// and then with the number of problems that are done.
Row run(const Configuration& configuration, const std::vector<const Problem*>& problems, int jobs,
        const std::function<void(std::size_t)>& progress = {});

// A whole run takes long: what held is kept below build/, problem by problem.
void keep(const Row& row, const Configuration& configuration,
          const std::vector<const Problem*>& problems);

// What is kept of these problems. Those of which nothing is, or the compiler, the bundle or the data
// were others then, come to `left`: they have to run.
Row kept(const Configuration& configuration, const std::vector<const Problem*>& problems,
         std::vector<const Problem*>& left);

// One row for what both rows are of, the problems of one configuration.
Row joined(const Row& a, const Row& b);

}  // namespace tools

#endif
