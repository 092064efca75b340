// The compilers and sets of flags of the matrix, as scripts/workshop/compilers.toml has them.
#ifndef SCRIPTS_SRC_PROVE_CONFIGURATIONS_HPP
#define SCRIPTS_SRC_PROVE_CONFIGURATIONS_HPP

#include <string>
#include <vector>

#include "base/files.hpp"
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

fs::path configurations_file();

// All known configurations, installed or not. Throws Error if the file is malformed.
std::vector<Configuration> configurations(const fs::path& file = configurations_file());

// Those whose names contain all of the texts, whatever their case; `core`: of the core only.
std::vector<Configuration> configurations_named(const std::vector<std::string>& texts, bool core);

// True iff the smallest program compiles, which needs compiler and libraries.
bool is_here(const Configuration& configuration);

}  // namespace tools

#endif
