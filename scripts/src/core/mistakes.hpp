// Known mistakes: wrong solutions, told apart by what they answer.
#ifndef SCRIPTS_SRC_CORE_MISTAKES_HPP
#define SCRIPTS_SRC_CORE_MISTAKES_HPP

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/cases.hpp"
#include "core/verdict.hpp"

namespace tools {

// How a run ended, AC where by itself, and all that the program wrote.
struct Answered {
    Verdict end = Verdict::AC;
    std::string output;
};

// Stands for answers that tell no mistake.
inline constexpr std::string_view kNoMistake = "-";

// What a program answers on these cases, as 16 digits that do not depend on their order: two programs
// have the same if they end alike and write the same but for white space. kNoMistake where it takes
// too long on one: no more of them are asked.
std::string answers_hash(std::vector<Case> cases,
                         const std::function<Answered(const Case&)>& answer);

}  // namespace tools

#endif
