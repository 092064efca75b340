// Which known mistake a program makes: that of a wrong solution which answers all cases alike.
#ifndef SCRIPTS_SRC_JUDGE_MISTAKES_HPP
#define SCRIPTS_SRC_JUDGE_MISTAKES_HPP

#include <vector>

#include "catalog/problems.hpp"
#include "judge/judge_case.hpp"

namespace tools {

// testdata/<id>/mistakes.lock: a line "key answers NAME" for each wrong solution whose verdict is WA:
// answers_hash() on the cases of the files and the random ones, or kNoMistake where these are the right
// answers, or other compilers make it answer otherwise. The key is of the source and the
// cases; a line with another key is made anew, which compiles and runs the wrong solution.
GeneratedFile mistakes_lock(const Problem& problem);

// The wrong solutions of the lock that answer as the program does. It runs on some hundred cases, unless
// the problem has no lock.
std::vector<fs::path> known_mistakes(Runner& runner, const Program& program,
                                     const Problem& problem);

}  // namespace tools

#endif
