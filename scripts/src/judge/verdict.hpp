// From a run to a verdict.
#ifndef SCRIPTS_SRC_JUDGE_VERDICT_HPP
#define SCRIPTS_SRC_JUDGE_VERDICT_HPP

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/data.hpp"
#include "base/process.hpp"

namespace tools {

// Accepted; wrong answer; presentation error (only white space differs); time, memory, output
// limit exceeded; runtime error; compile error.
enum class Verdict { AC, WA, PE, TLE, MLE, RE, OLE, CE };
std::string_view name_of(Verdict verdict);
std::optional<Verdict> verdict_named(std::string_view name);

// Where two outputs part, from 1, and what stands there (the rest of the line, shortened).
struct Difference {
    std::size_t line, column;
    std::string expected, found;
};

// The first difference, byte by byte; nothing where there is none.
std::optional<Difference> first_difference(std::string_view expected, std::string_view found);

// True iff both are the same but for what WhiteSpace::line_ends does not count.
bool same_but_for_line_ends(std::string_view a, std::string_view b);

// True iff both are the same without their white space.
bool same_but_for_white_space(std::string_view a, std::string_view b);

// What a judge makes of white space that is not as expected.
enum class WhiteSpace {
    exact,     // any difference is a Presentation Error
    line_ends  // blanks at the ends of lines, and line ends at the end of the output, do not count
};

// What is run, and within which limits.
struct Program {
    std::vector<std::string> arguments;
    double time_limit_s;
    long memory_limit_kb;
    long stack_kb;
    bool limit_address_space;  // off for interpreters, which reserve far more than they use
    WhiteSpace white_space = WhiteSpace::exact;
};

struct Outcome {
    Verdict verdict;
    std::string message;  // one line; empty where AC
    std::optional<Difference> difference;
    std::int64_t time_us;
    std::int64_t memory_kb;
    std::string output;  // as far as it helps, where not AC
    std::string errors;
};

// Runs the program on one input and compares exactly. Throws Error where that could not be done.
Outcome judge_case(Runner& runner, const Program& program, std::string_view input,
                   std::string_view expected);

}  // namespace tools

#endif
