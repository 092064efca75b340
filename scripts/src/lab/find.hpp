// Looks for the rule of a table.
#ifndef SCRIPTS_SRC_LAB_FIND_HPP
#define SCRIPTS_SRC_LAB_FIND_HPP

#include <string>
#include <vector>

#include "lab/rule.hpp"

namespace lab {

enum class Standing { proved, holds };
// The word that programs read.
const char* name_of(Standing standing);

struct Finding {
    About about;
    Text sentence;  // with its end
    // A C++11 function: bool loses(...) or long long grundy(...), after the #include lines it needs.
    std::string code;
    Tree tree;                           // what all of this follows from
    Int range = 0;                       // the code is right for numbers up to this
    std::size_t fitted = 0, tested = 0;  // positions; none is counted twice
    Standing standing = Standing::holds;
    Text by;              // the theorem, where it is proved
    std::string chapter;  // of the theorem
    Int period = 0;       // of one number, where the rule is a period
    At at;                // the code, run here

    // The sentence as it begins a paragraph; "a <= b" stays as it is.
    std::string told(tools::Language language) const;
};

struct Findings {
    std::vector<Finding> all;  // at most one about the values and one about who loses
    Text note;                 // of what no rule is found, and what comes nearest; else empty
};

// A rule is fitted to the smaller half of each number and tested on all other positions, also those
// that are known beyond the table. It is shown if none contradicts it, if it was tested on as many
// positions as it was fitted to, and if the table has far more bits than the rule. What is proved of a
// heap game by its rule is shown as it is.
// `hear` gets what is found while the search goes on.
Findings find(const Table& table, const std::function<void(const Findings&)>& hear = {});

}  // namespace lab

#endif
