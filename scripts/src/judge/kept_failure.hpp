// The files that a failure leaves.
#ifndef SCRIPTS_SRC_JUDGE_KEPT_FAILURE_HPP
#define SCRIPTS_SRC_JUDGE_KEPT_FAILURE_HPP

#include "judge/scheduler.hpp"

namespace tools {

// The files of a failure, in build/failures/<id>/.
struct KeptFailure {
    fs::path input, expected, found, errors;
    fs::path small_input, small_expected;  // if a small one was found
};

// Writes these files and removes those of an earlier failure.
KeptFailure keep_failure(const Problem& problem, const Failure& failure);

}  // namespace tools

#endif
