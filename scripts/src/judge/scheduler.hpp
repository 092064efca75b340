// Judges programs on all their data, in parallel.
#ifndef SCRIPTS_SRC_JUDGE_SCHEDULER_HPP
#define SCRIPTS_SRC_JUDGE_SCHEDULER_HPP

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/oracle.hpp"
#include "judge/compiler.hpp"
#include "judge/judge_case.hpp"
#include "judge/selection.hpp"

namespace tools {

struct Settings : Selection {
    std::chrono::milliseconds stress{0};  // then new random inputs for this long
    bool all = false;                     // go on after the first failure
    // If not, verdicts on inputs beyond what the statement promises are no failures.
    bool strict = true;
    int jobs = 0;                            // 0: one per core
    std::chrono::milliseconds shrink{3000};  // for each failure; 0: do not shrink
};

// A language with a runtime of its own: judge/languages.hpp has them.
struct OtherLanguage;
const char* name_of(const OtherLanguage& language);

// A program to judge on the data of one problem.
struct Entry {
    const Problem* problem;
    // The source; empty: `command` is run as it is.
    std::function<fs::path()> source = {};
    std::vector<Compiler> compilers = {};  // the first that takes it, in some language of `judges`
    std::vector<std::string> command = {};
    const OtherLanguage* language = nullptr;  // whose runtime runs the command
    // Makes what `command` runs; empty: it is there.
    std::function<Compilation()> make = {};
    std::optional<double> time_limit_s = {};  // default: the problem's
    std::optional<long> memory_limit_kb = {};
    Text limits = {};  // what is to be said of them
    Text files = {};   // and of its files
    // For compiled programs; nothing: the memory limit.
    std::optional<long> stack_kb = kUsualStack;
    bool limit_address_space = true;  // for compiled programs
    bool sanitized = false;           // reports of sanitizers are told
    bool memcheck = false;  // a second program, without sanitizers, is watched by Memcheck
    // The judge whose verdict counts, in each of its languages; empty: the strictest. It has to
    // outlive the entry.
    std::vector<const Profile*> judges = {};
};

struct Failure {
    std::string name = {};  // of the case; empty if CE
    Outcome outcome;
    std::string input = {}, expected = {};
    bool second = false;  // the expected output comes from the second method
    BeyondStatement beyond = {};
    // The smallest failing input found, if the problem has rules.
    std::optional<std::string> small_input = {};
    bool is_smallest = false;  // the search for it came to its end
    std::string small_expected = {};
    Outcome small = {};
    std::optional<std::size_t> test = {};  // in the input, from 1: where the outputs part
    std::vector<Text> diagnosis = {};
    std::vector<fs::path> alike = {};  // known_mistakes()
};

// A case that was judged.
struct CaseResult {
    std::string name;
    Verdict verdict;
    Text message;  // one line; empty if AC
    std::int64_t time_us, memory_kb;
    BeyondStatement beyond = {};  // if not empty, and not Settings::strict, it is no failure
    Habits habits = {};           // if AC
    std::string errors = {};      // telling_part() of its standard error
};

// What a program fails by with a compiler of today, where it is judged as an older one compiles it.
struct OlderCompilerFault {
    Habit habit;
    Text cause;  // with its line
    Verdict verdict;
    std::string name;  // of the case
};

struct Result {
    Verdict verdict = Verdict::AC;
    std::size_t cases = 0, passed = 0;        // passed: before the first failure
    std::size_t games = 0;                    // tests in the passed cases
    std::int64_t time_us = 0, memory_kb = 0;  // the greatest
    double time_limit_s = 0;
    long memory_limit_kb = 0;
    Text limits = {}, files = {};  // those of the entry
    std::optional<Failure> failure;
    // Up to the first failure, or all; without those of Settings::stress.
    std::vector<CaseResult> judged = {};
    // With Entry::judges: the language that takes the source, the standard if it is not the first of
    // Entry::compilers, and what the judge had to take of the program.
    const Profile* language = nullptr;
    std::string standard = {};
    Text refused_by = {};  // why another language of the judge does not take it
    Habits habits = {};
    std::optional<OlderCompilerFault> older = {};
    const OtherLanguage* runtime_of = nullptr;  // as in Entry
    Runtime runtime = {};                       // what of it does not count

    // Those of `judged` that are no failures since the statement does not promise their inputs.
    std::vector<CaseResult> beyond() const;
    // The case that took most time; nullptr if there is none.
    const CaseResult* slowest() const;
};

// How far the work is.
struct Progress {
    std::size_t problems_done, problems;
    std::size_t cases_done;
    std::string_view current;  // id
};

// Both are called from the thread that called judge().
struct Observer {
    std::function<void(std::size_t entry, const Result&)> finished = {};  // in order of the entries
    std::function<void(const Progress&)> progress = {};                   // several times a second
    // What there was at an interrupt, of all entries; of some, it is a part.
    std::function<void(const std::vector<Result>&)> interrupted = {};
};

// Judges all entries; the results do not depend on the number of jobs. Throws Error if a run could
// not be carried out: that is never a verdict. Throws Interrupted after an interrupt.
std::vector<Result> judge(const std::vector<Entry>& entries, const Settings& settings,
                          const Observer& observer);

}  // namespace tools

#endif
