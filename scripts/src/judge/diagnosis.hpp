// Why a program failed, as far as compilers, sanitizers and a larger stack can tell.
#ifndef SCRIPTS_SRC_JUDGE_DIAGNOSIS_HPP
#define SCRIPTS_SRC_JUDGE_DIAGNOSIS_HPP

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "judge/scheduler.hpp"

namespace tools {

// An input that a program fails.
struct FailedInput {
    std::string name;
    std::string_view input, expected;
    std::int64_t time_us;  // of the program
};

// By what a program fails that older compilers, or Visual C++, do as it was meant, each with its line:
// an integer that overflows, a function that ends without its return. A few of the failed inputs are
// asked in their order.
std::map<Habit, Text> needs_of(Runner& runner, const Entry& entry, const Program& program,
                               const Failure& failure, const std::vector<FailedInput>& failed);

// Whether something else is undefined, which no compiler has to do as it was meant.
bool is_undefined_otherwise(Runner& runner, const Entry& entry, const Program& program,
                            const FailedInput& on);

// The program of an entry with a source, compiled with sanitizers and these flags. Nothing if it does
// not compile so.
std::optional<Program> sanitized_program(const Entry& entry, const Program& program,
                                         const std::vector<std::string>& flags = {});

// Lines such as "line 20: index 210 out of bounds for type 'int [210]'", for a program made from a
// source that fails: of the smallest input, where there is one, since it takes the least time, and
// says the most; where it says nothing, of a few of the failed ones.
std::vector<Text> diagnose(Runner& runner, const Entry& entry, const Program& program,
                           const Failure& failure, const std::vector<FailedInput>& failed,
                           const rules::Rules* rules);

}  // namespace tools

#endif
