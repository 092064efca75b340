// Judges every bundle with every compiler and set of flags, each a row of the matrix.
// scripts/workshop/compilers.toml has them.
#ifndef SCRIPTS_SRC_AUDIT_MATRIX_HPP
#define SCRIPTS_SRC_AUDIT_MATRIX_HPP

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "judge/compiler.hpp"

namespace tools {

struct Configuration {
    std::string family;  // "GCC 12.2.0", "Clang 19.1.7 with libc++"; without version: not installed
    std::string flags;   // "-std=c++11 -O2"; the compiler gets a few more
    Compiler compiler;   // warnings are errors
    std::string packages;    // of Debian, all that it needs
    bool core = false;       // the tests run it, too
    bool windows = false;    // run by Wine
    bool wasm = false;       // run by Node
    bool sanitized = false;  // needs unlimited address space
    int patience = 1;        // times the time limit

    std::string name() const { return family + " " + flags; }
};

// All known configurations, installed or not. Throws Error if the file is malformed.
std::vector<Configuration> configurations(const fs::path& file = root() /
                                                                 "scripts/workshop/compilers.toml");

// Those whose names contain all of the texts, whatever their case; `core`: of the core only.
std::vector<Configuration> configurations_named(const std::vector<std::string>& texts, bool core);

// True iff the smallest program compiles, which needs compiler and libraries.
bool is_here(const Configuration& configuration);

struct Shortfall {
    const Problem* problem;
    std::string what;  // verdict, case and message, or the compiler's output
};

struct Row {
    std::size_t compiled = 0, accepted = 0;
    bool judged = true;                 // false: only compiled, without Wine
    std::int64_t slowest_us = 0;        // on Windows with the start of Wine
    std::vector<Shortfall> shortfalls;  // in the order of the problems

    Row& operator+=(const Row& more);  // of other problems, with the same configuration
};

// Compiles the bundles and judges them on samples, edge cases and limits. Calls `progress` several
// times a second with the number of problems done.
Row run(const Configuration& configuration, const std::vector<const Problem*>& problems, int jobs,
        const std::function<void(std::size_t)>& progress = {});

// Keeps what held in build/, problem by problem, since a full run takes long.
void keep(const Row& row, const Configuration& configuration,
          const std::vector<const Problem*>& problems);

// The kept row of this problem. Nothing where it has to run, since nothing is kept or the flags, bundle
// or data have changed.
std::optional<Row> kept(const Configuration& configuration, const Problem& problem);

// Runs the problems and keeps what held; with `resume`, only those of which nothing is kept.
Row run_and_keep(const Configuration& configuration, const std::vector<const Problem*>& problems,
                 bool resume, int jobs, const std::function<void(std::size_t)>& progress);

}  // namespace tools

#endif
