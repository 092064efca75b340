// Makes a counterexample small.
#ifndef SCRIPTS_SRC_CORE_SHRINK_HPP
#define SCRIPTS_SRC_CORE_SHRINK_HPP

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "core/rules.hpp"

namespace tools {

// Tries smaller and smaller inputs: without tests, without rows, without single values, with lower
// values. A candidate counts where the validator accepts it, reads back the same games, and
// `fails` says that the program fails on it still. Stops at an input that no single step makes
// smaller, or when the time is over.
std::vector<rules::Game> shrink(const rules::Rules& rules, std::vector<rules::Game> games,
                                const std::function<bool(const std::vector<rules::Game>&)>& fails,
                                std::chrono::steady_clock::duration time);

}  // namespace tools

#endif
