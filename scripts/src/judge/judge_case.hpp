// From a run to a verdict.
#ifndef SCRIPTS_SRC_JUDGE_JUDGE_CASE_HPP
#define SCRIPTS_SRC_JUDGE_JUDGE_CASE_HPP

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/cases.hpp"
#include "core/comparison.hpp"
#include "judge/runner_client.hpp"

namespace tools {

inline constexpr long kUsualStack = 8192;  // KB: the default of Linux
inline constexpr long kSmallStack = 1024;  // KB: of Windows, the least that a judge gives

// What the runtime of a language, such as a virtual machine, uses for itself, and how it behaves.
struct Runtime {
    std::int64_t time_us = 0;    // of an empty program
    std::int64_t memory_kb = 0;  // likewise
    std::int64_t loose_kb = 0;   // it may take so much more before it collects what nobody uses
    std::string full = {};       // in what it writes to standard error where its memory is full
};

// A program and its limits.
struct Program {
    std::vector<std::string> arguments;
    double time_limit_s = 0;
    long memory_limit_kb = 0;
    std::size_t longest_output =
        0;  // in bytes, that a legal input asks for: more than twice is OLE
    long stack_kb = kUsualStack;
    // What is reserved counts as well as what is used. Off for interpreters and sanitizers, which
    // reserve far more than they use.
    bool limit_address_space = true;
    Runtime runtime = {};        // what does not count
    std::set<Habit> taken = {};  // they cost no verdict
    bool sanitized = false;      // a report of its sanitizers is the message of the verdict
    // What runs it again under Valgrind's Memcheck where it is accepted; empty: nothing does.
    std::vector<std::string> memcheck = {};
};

// The command that runs a program under Memcheck, which stops at the first use of a value that was
// never set. MemorySanitizer would need a standard library that is built for it, too: of others it
// takes what they read for never set.
std::vector<std::string> memcheck_command(const fs::path& program);

// Says once on standard error why such values are not seen.
void note_no_memcheck(std::string_view why);

// The command that runs a sanitized program: a failed assertion is reported with its line, and memory
// that is never freed is not.
std::vector<std::string> sanitized_command(const fs::path& program);

struct Outcome {
    Verdict verdict = Verdict::AC;
    Text message = {};  // one line; empty if AC
    std::optional<Difference> difference = {};
    std::int64_t time_us = 0;
    std::int64_t memory_kb = 0;
    std::string output = {};  // the beginning of it, if not AC
    std::string errors = {};  // what it wrote to standard error
    int exit_code = 0;        // if RE for that alone
    bool slept = false;       // if TLE: it was waiting, for nothing that comes
    Habits habits = {};       // if AC: those of Program::taken that it needs
};

// Runs the program on one input without looking at what it prints; `output` is complete. AC means
// that it stayed within its limits and returned 0. `expected_size` bounds the output. Throws Error
// if the run could not be carried out.
Outcome run_case(Runner& runner, const Program& program, std::string_view input,
                 std::size_t expected_size);

// Runs Program::memcheck: RE if it uses a value that was never set, and else AC.
Outcome run_under_memcheck(Runner& runner, const Program& program, std::string_view input,
                           std::size_t expected_size);

// What tells most of a text on standard error: its last lines, at most 10 and 1000 bytes; if a
// sanitizer or Memcheck reports there, all from this report on.
std::string_view telling_part(std::string_view errors);

// Which test of a legal input has the answer that a line of the expected output belongs to, from 1.
// Nothing if there is only one test, or if not all answers have as many lines.
std::optional<std::size_t> test_of_line(const rules::Rules& rules, std::string_view input,
                                        std::string_view expected, std::size_t line);

// Runs the program on a case and compares its output with the expected one. `rules` are the
// problem's, nullptr if it has none; if they have a checker, the checker decides.
Outcome judge_case(Runner& runner, const Program& program, const Case& c,
                   const rules::Rules* rules);
Outcome judge_case(Runner& runner, const Program& program, std::string_view input,
                   std::string_view expected, const rules::Rules* rules);

}  // namespace tools

#endif
