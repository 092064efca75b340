// A wrong solution of a problem, made from its textbook program by one change.
#ifndef SCRIPTS_SRC_SCAFFOLD_WRONG_SOLUTION_HPP
#define SCRIPTS_SRC_SCAFFOLD_WRONG_SOLUTION_HPP

#include <string>

#include "catalog/problems.hpp"

namespace tools {

struct Mistake {
    std::string name;      // of the file: small letters, digits and single '-'
    std::string verdict;   // and why, as the first line has it: "WA: sums the heaps"
    std::string text, by;  // this stands once in the textbook program, and that in its place
};

// Makes testdata/<id>/wrong/<name>.cpp below `tree` and returns its path. Throws Error where it is there
// already, or the name, the verdict or the text is none; then nothing is made.
fs::path make_wrong_solution(const Problem& problem, const Mistake& mistake, const fs::path& tree);

}  // namespace tools

#endif
