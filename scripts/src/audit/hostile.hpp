// Runs solutions on malformed input, which no judge gives.
#ifndef SCRIPTS_SRC_AUDIT_HOSTILE_HPP
#define SCRIPTS_SRC_AUDIT_HOSTILE_HPP

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/data.hpp"
#include "judge/judge_case.hpp"

namespace tools {

// The empty input; each sample, whole, cut at every byte, and with 0 for each word; the shorter
// edge cases; what the validator rejects, bad-*.in; random bytes.
std::vector<std::string> hostile_inputs(const Problem& problem, std::uint64_t seed);

// A legal input cut between two words, or written twice.
struct BrokenInput {
    std::string text;
    std::string legal, whole;  // the legal input and its expected output
    std::string twice;         // the expected output of `text` if that is legal, too
    bool cut;
};
// Made of the samples and the shorter edge cases; none if the problem has no rules.
std::vector<BrokenInput> broken_inputs(const Problem& problem);

// True iff the output answers only complete games, each at most once.
bool allows(const rules::Rules& rules, const BrokenInput& input, std::string_view output);

// A bundle as it is judged, and as a library under AddressSanitizer and
// UndefinedBehaviorSanitizer, and under MemorySanitizer, which finds the use of values that were
// never set.
struct Target {
    fs::path judged, sanitized, watched;
};
// Throws Error if one of them does not compile. Keeps them in the folder, or else with the judged
// programs.
Target make_target(const fs::path& bundle, const std::optional<fs::path>& folder = {});

// An input on which a program failed.
struct Harm {
    std::string input;
    std::string report;  // of the sanitizers or the runner
};

// Runs the bundle on each input: the judged program must end within the limits of the problem, with
// exit code 0, and no sanitizer may report. Throws Error if that cannot be done.
std::optional<Harm> harm(const Problem& problem, const Target& target,
                         const std::vector<std::string>& inputs);

// Runs the bundle under the sanitizers on files of any size.
std::optional<Harm> run_sanitized(const Target& target, const std::vector<fs::path>& files);

// Runs a judged program within the limits of the problem, whatever it prints.
Outcome run_judged(const Problem& problem, const fs::path& program, Runner& runner,
                   std::string_view input);

}  // namespace tools

#endif
