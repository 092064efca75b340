// What can be judged: a bundle, a file of the user's own, any command.
#ifndef SCRIPTS_SRC_JUDGE_ENTRIES_HPP
#define SCRIPTS_SRC_JUDGE_ENTRIES_HPP

#include <string>

#include "catalog/judges.hpp"
#include "judge/scheduler.hpp"

namespace tools {

// The bundle of the problem's solution, with the smallest stack that a judge is known to give.
Entry bundle_entry(const Problem& problem, const std::string& standard = "c++11");

// Any C++ file, or "-" for standard input; it is bundled first where it includes headers of common/.
// Throws Error where it cannot be read.
Entry source_entry(const Problem& problem, const fs::path& source,
                   const std::string& standard = "gnu++17");

// The file that source_entry() takes for a source: the source itself, or a copy of what came through
// a pipe, which is read once.
fs::path kept_source(const fs::path& source);

// The same under AddressSanitizer and UndefinedBehaviorSanitizer, with limits that leave them room.
Entry sanitized(Entry entry);

// The same, besides under Valgrind's Memcheck, which sees the use of values that were never set: the
// sanitizers do not. Where there is no Valgrind, says so.
Entry sanitized_and_watched(Entry entry);

// A command line, quotes as in a shell. Throws Error where it names no program.
Entry command_entry(const Problem& problem, const std::string& command);

// Judges the entry as this judge does: its compiler, its stack, its comparison. What the judge
// would refuse becomes an Error. `standard` empty: the judge's first; else it must have it.
Entry as_judged_by(const Profile& profile, const std::string& standard, Entry entry);

}  // namespace tools

#endif
