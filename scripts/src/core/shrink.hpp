// Makes a counterexample small.
#ifndef SCRIPTS_SRC_CORE_SHRINK_HPP
#define SCRIPTS_SRC_CORE_SHRINK_HPP

#include <chrono>
#include <functional>
#include <vector>

#include "core/cases.hpp"
#include "core/rules.hpp"

namespace tools {

// What to make small, and what is known of it.
struct ToShrink {
    std::vector<rules::Game> games;  // an input that fails
    // True iff the program fails on this legal input.
    std::function<bool(const std::vector<rules::Game>&)> fails;
    // Told each smaller input on which it fails, right after fails().
    std::function<void(const std::vector<rules::Game>&)> found = [](const auto&) {};
    // Cases that the program may fail: the tests of those that do not pass() are tried, too.
    std::vector<Case> cases = {};
    std::function<bool(const Case&)> passes = [](const Case&) { return false; };
    bool small_games_pass = false;  // those of Rules::exhaustive(), if none of the cases has them
    std::chrono::milliseconds time;
    // How long it has taken so far, where that is not the time since it began.
    std::function<std::chrono::nanoseconds()> taken = {};
};

struct ShrunkInput {
    std::vector<rules::Game> games;
    bool is_smallest;  // of all that were to be tried; false if the time was over before
};

// The smallest input is the shortest as text; of equally long ones, that with the least numbers. First
// come the games that are there, in order of size, each as an input of its own: every small game, and
// the tests of the cases. Then the smallest that fails is made smaller, step by step: without
// tests, rows, values, nodes; with values nearer to 0, one by one and together. A candidate counts
// where the validator accepts it, reads back the same games, and fails() says so.
ShrunkInput shrink(const rules::Rules& rules, const ToShrink& what);

}  // namespace tools

#endif
