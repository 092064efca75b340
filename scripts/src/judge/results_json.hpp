// Results for programs.
#ifndef SCRIPTS_SRC_JUDGE_RESULTS_JSON_HPP
#define SCRIPTS_SRC_JUDGE_RESULTS_JSON_HPP

#include <string>
#include <vector>

#include "judge/scheduler.hpp"

namespace tools {

// All results, one for each of the problems.
std::string as_json(const std::vector<const Problem*>& problems,
                    const std::vector<Result>& results);

}  // namespace tools

#endif
