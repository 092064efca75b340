// The cases that a problem is judged on.
#ifndef SCRIPTS_SRC_JUDGE_SELECTION_HPP
#define SCRIPTS_SRC_JUDGE_SELECTION_HPP

#include <cstdint>
#include <string>
#include <vector>

#include "catalog/data.hpp"

namespace tools {

struct Selection {
    std::vector<std::string> cases = {};  // names, or beginnings of names; empty: all
    std::vector<Group> groups = {};       // empty: all
    std::string input = {};               // a file: only this input, answered by the rules
    std::uint64_t seed = kDefaultSeed;
    std::size_t rounds = 0;            // random inputs for each problem; 0: the usual number
    bool whitespace_variants = false;  // also variants of the files in white space
};

// The cases of a problem that are wanted. A name that is one case's means that case alone, whatever
// begins like it. Throws Error if there are none, or none for one of the names.
Cases select_cases(const Problem& problem, const Selection& selection);

// Which cases to run where a run takes half a second: all if they are few, else some of each group,
// from its smallest input to its largest.
std::vector<bool> telling_cases(const std::vector<Case>& cases);

// Prints the name of each case, its tests, and its bytes.
void print_list(const Problem& problem, const Cases& cases);

// Writes NAME.in and NAME.out of each case to the folder. Throws Error, before it writes anything, if
// one of the files is there with other contents.
void export_cases(const Cases& cases, const fs::path& folder);

}  // namespace tools

#endif
