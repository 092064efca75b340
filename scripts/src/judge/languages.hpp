// Programs in other languages than C and C++, and what their runtimes need for themselves.
#ifndef SCRIPTS_SRC_JUDGE_LANGUAGES_HPP
#define SCRIPTS_SRC_JUDGE_LANGUAGES_HPP

#include <optional>
#include <string>
#include <vector>

#include "judge/judge_case.hpp"
#include "judge/scheduler.hpp"

namespace tools {

// A program in Python, JavaScript, Java, Go or Rust, by the ending of its name, with the limits that
// the problem has for it. Nothing where it is none of these. Throws Error where the machine lacks the
// tool for it: names the package.
std::optional<Entry> runtime_entry(const Problem& problem, const fs::path& source);

// Their endings: ".py, .js, ...".
std::string runtime_endings();

// A command of the user's own. Where its first word is the interpreter of one of these languages, it
// is the interpreter itself and no wrapper that PATH finds first, and its runtime is known.
Entry command_entry(const Problem& problem, std::vector<std::string> words);

// What the runtime of an entry takes for itself, from three runs of an empty program. Nothing counts
// of it but with `counts`. Throws Error if the empty program cannot be made or run.
Runtime measured(Runner& runner, const OtherLanguage& language);

// The command of an entry with what it says of its heap, {heap_kb} or {heap_mb}, filled in.
std::vector<std::string> with_heap(std::vector<std::string> command, long kb);

// "Java itself does not count": what of the runtime the verdict leaves out, and why; empty: nothing.
Text runtime_note(const Result& result);

}  // namespace tools

#endif
