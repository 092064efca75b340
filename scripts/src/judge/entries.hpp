// What can be judged: a bundle, a file of the user's own, any command.
#ifndef SCRIPTS_SRC_JUDGE_ENTRIES_HPP
#define SCRIPTS_SRC_JUDGE_ENTRIES_HPP

#include <optional>
#include <string>

#include "judge/scheduler.hpp"

namespace tools {

// The bundle of the problem's solution, with the smallest stack that a judge is known to give.
Entry bundle_entry(const Problem& problem, const std::string& standard = "c++11");

// Any C++ file, or "-" for standard input; it is bundled first where it includes headers of common/.
// Throws Error where it cannot be read.
Entry source_entry(const Problem& problem, const fs::path& source,
                   const std::string& standard = "gnu++17");

// A program in another language, by the ending of its name: C, Python, JavaScript, Java, Go, Rust.
// Nothing where it is none of these. Throws Error where the machine lacks the tool for it: names the
// package.
std::optional<Entry> other_language_entry(const Problem& problem, const fs::path& source);

// Throws Error if the name of a source ends as that of no C++ does, but as of another language's.
void check_ending(const fs::path& source);

// The file that source_entry() takes for a source: the source itself, or a copy of what came through
// a pipe, which is read once.
fs::path kept_source(const fs::path& source);

// The same under AddressSanitizer and UndefinedBehaviorSanitizer, with limits that leave them room.
Entry sanitized(Entry entry);

// The same, besides under Valgrind's Memcheck, which sees the use of values that were never set: the
// sanitizers do not. Where there is no Valgrind, says so.
Entry sanitized_and_watched(Entry entry);

// Judges the entry as this judge does: its limits, its comparison, its stack, its way to count memory,
// and each of its standards where `standard` is empty. What stays is the compiler, but for flags that
// change what a program means. Limits of which nothing is known are the mildest that any judge of the
// problem has, and Entry::limits says so.
Entry as_at(const std::string& judge, const std::string& standard, Entry entry);

// The same with the judge's own compiler, flags and width of numbers, as far as they can be had here.
// `standard` empty: the judge's first; else it must have it. Throws Error where there is no such
// judge, or it does not offer the standard.
Entry as_judged_by(const std::string& judge, const std::string& standard, Entry entry);

}  // namespace tools

#endif
