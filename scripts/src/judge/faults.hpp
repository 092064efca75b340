// The faults that sanitizers and compilers find, in the user's language.
#ifndef SCRIPTS_SRC_JUDGE_FAULTS_HPP
#define SCRIPTS_SRC_JUDGE_FAULTS_HPP

#include <string>

#include "core/language.hpp"

namespace tools {

// What a tool says in English, such as "signed integer overflow: 2147483647 + 1 cannot be ...". In
// Chinese the kind of fault stands before it, where that is known, and the tool's words in brackets.
Text fault(const std::string& words);

}  // namespace tools

#endif
