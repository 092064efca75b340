// From an output to a verdict.
#ifndef SCRIPTS_SRC_CORE_COMPARISON_HPP
#define SCRIPTS_SRC_CORE_COMPARISON_HPP

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "core/habits.hpp"
#include "core/language.hpp"
#include "core/rules.hpp"
#include "core/verdict.hpp"

namespace tools {

// Where two outputs part, from 1, and what stands there (the rest of the line, shortened).
struct Difference {
    std::size_t line, column;
    Text expected, found;
};

// The first difference, byte by byte; nothing where there is none.
std::optional<Difference> first_difference(std::string_view expected, std::string_view found);

// True iff both are the same without their white space.
bool same_but_for_white_space(std::string_view a, std::string_view b);

struct Comparison {
    Verdict verdict = Verdict::AC;  // AC, WA or PE
    Text message;                   // one line; empty where AC
    std::optional<Difference> difference;
    Habits habits = {};  // where AC: those of `taken` that the output needs
};

// Holds an output against the only one that is right. What is `taken` is no difference; of the
// habits, those of the output count.
Comparison compare(std::string_view expected, std::string_view found,
                   const std::set<Habit>& taken = {});

// The same for any problem: the checker of the rules, where they have one, decides on an output that
// differs from the expected one. `input` is legal. The verdict is PE if the answers are right and
// only the white space is not.
Comparison compare(const rules::Rules& rules, std::string_view input, std::string_view expected,
                   std::string_view found, const std::set<Habit>& taken = {});

// True iff an output is right as far as it goes: it answers the first games of the legal input,
// perhaps none, each as a whole.
bool answers_first_games(const rules::Rules& rules, std::string_view input,
                         std::string_view expected, std::string_view found);

}  // namespace tools

#endif
