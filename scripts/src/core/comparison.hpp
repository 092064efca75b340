// From an output to a verdict.
#ifndef SCRIPTS_SRC_CORE_COMPARISON_HPP
#define SCRIPTS_SRC_CORE_COMPARISON_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/rules.hpp"
#include "core/verdict.hpp"

namespace tools {

// Where two outputs part, from 1, and what stands there (the rest of the line, shortened).
struct Difference {
    std::size_t line, column;
    std::string expected, found;
};

// The first difference, byte by byte; nothing where there is none.
std::optional<Difference> first_difference(std::string_view expected, std::string_view found);

// What a judge makes of white space that is not as expected.
enum class WhiteSpace {
    exact,     // any difference is a Presentation Error
    line_ends  // blanks at the ends of lines, and line ends at the end of the output, do not count
};

// True iff both are the same but for what WhiteSpace::line_ends does not count.
bool same_but_for_line_ends(std::string_view a, std::string_view b);

// True iff both are the same without their white space.
bool same_but_for_white_space(std::string_view a, std::string_view b);

struct Comparison {
    Verdict verdict = Verdict::AC;  // AC, WA or PE
    std::string message;            // one line; empty where AC
    std::optional<Difference> difference;
};

// Holds an output against the only one that is right.
Comparison compare(std::string_view expected, std::string_view found, WhiteSpace white_space);

// The same for any problem: the checker of the rules, where they have one, decides on an output that
// differs from the expected one. `input` is legal. The verdict is PE if the answers are right and
// only the white space is not.
Comparison compare(const rules::Rules& rules, std::string_view input, std::string_view expected,
                   std::string_view found, WhiteSpace white_space = WhiteSpace::exact);

// True iff an output is right as far as it goes: it answers the first games of the legal input,
// perhaps none, each as a whole.
bool answers_first_games(const rules::Rules& rules, std::string_view input,
                         std::string_view expected, std::string_view found);

}  // namespace tools

#endif
