// What the browser extension Competitive Companion sends.
#ifndef SCRIPTS_SRC_GROW_COMPANION_HPP
#define SCRIPTS_SRC_GROW_COMPANION_HPP

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grow/new_problem.hpp"

namespace tools {

// The ports on which the extension looks for tools (its src/hosts/hosts.ts), the usual one first.
inline constexpr int kCompanionPorts[] = {10043, 10045, 10042, 27121, 6174, 4244, 1327};

// What belongs together, a contest's problems say.
struct Batch {
    std::string id;    // may be empty
    std::size_t size;  // 1 to 100
};

// Reads the JSON of one problem (the extension's README, "The format"), with samples as testdata/
// has them. What is not needed may be missing, and unknown keys are ignored. Throws Error, also for
// what cannot be judged here: interactive problems, input from files.
NewProblem parse_companion(const Profiles& profiles, std::string_view json);

// The batch of a problem, even if the problem is refused; a problem without one is a batch by itself.
// Nothing if that cannot be told.
std::optional<Batch> batch_of(std::string_view json);

}  // namespace tools

#endif
