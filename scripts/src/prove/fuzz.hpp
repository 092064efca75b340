// Hostile input: what a solution does with bytes that no judge would give it.
#ifndef SCRIPTS_SRC_PROVE_FUZZ_HPP
#define SCRIPTS_SRC_PROVE_FUZZ_HPP

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/data.hpp"
#include "judge/judge_case.hpp"

namespace tools {

// Nothing at all; each sample, and what is left of it when it is cut at any byte; the shorter edge
// cases; random bytes of a seed.
std::vector<std::string> hostile_inputs(const Problem& problem, std::uint64_t seed);

// A legal input that ends between two words, or that follows itself.
struct BrokenInput {
    std::string text;
    std::string legal, whole;  // the legal input, and its expected output
    std::string twice;         // that of `text`, if it is legal, too
    bool cut;
};
// Those of the samples and the shorter edge cases; none if the problem has no rules.
std::vector<BrokenInput> broken_inputs(const Problem& problem);

// True iff the output answers only games that are there as a whole, and each at most once.
bool allows(const rules::Rules& rules, const BrokenInput& input, std::string_view output);

// A bundle as it is judged, and as a library under AddressSanitizer and
// UndefinedBehaviorSanitizer, for libFuzzer, and under MemorySanitizer, which finds the use of
// values that were never set.
struct Target {
    fs::path judged, fuzzed, watched;
};
// Throws Error where one of them does not compile. They are kept in the folder; without one, among
// the programs that are judged.
Target make_target(const fs::path& bundle, const std::optional<fs::path>& folder = {});

struct FuzzSettings {
    std::uint64_t seed = kDefaultSeed;
    std::size_t runs = 0;               // inputs made by the fuzzer
    std::chrono::milliseconds time{0};  // where not 0: go on for so long instead
};

// An input on which the program did not end as it should.
struct FuzzFailure {
    std::string input;
    std::string report;  // of the sanitizers or the runner
};

struct FuzzResult {
    std::size_t inputs = 0;  // that were run
    std::optional<FuzzFailure> failure;
};

// Runs the bundle on these inputs, and on what libFuzzer makes of them where that reaches new
// code: no sanitizer must have a report, and the judged program must end within the limits of the
// problem, with exit code 0. Throws Error where that cannot be done.
FuzzResult fuzz(const Problem& problem, const Target& target,
                const std::vector<std::string>& inputs, const FuzzSettings& settings);

// Runs the bundle under the sanitizers on files of any size.
FuzzResult run_sanitized(const Problem& problem, const Target& target,
                         const std::vector<fs::path>& files);

// Runs the judged program, under the verdict's limits, whatever it prints.
Outcome run_judged(const Problem& problem, const Target& target, Runner& runner,
                   std::string_view input);

}  // namespace tools

#endif
