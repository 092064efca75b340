// Why a program failed, as far as compilers, sanitizers and a larger stack can tell.
#ifndef SCRIPTS_SRC_JUDGE_DIAGNOSIS_HPP
#define SCRIPTS_SRC_JUDGE_DIAGNOSIS_HPP

#include <string>
#include <vector>

#include "judge/scheduler.hpp"

namespace tools {

// Lines such as "line 20: index 210 out of bounds for type 'int [210]'", for a program made from a
// source that fails: of the smallest input, where there is one, since it takes the least time, and
// says the most. Warnings that explain failures come with WA and RE alone.
std::vector<Text> diagnose(Runner& runner, const Entry& entry, const Program& program,
                           const Failure& failure, const rules::Rules* rules);

}  // namespace tools

#endif
