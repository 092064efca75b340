// A heap game by its rule, in the lab.
#ifndef SCRIPTS_SRC_LAB_HEAP_RULE_HPP
#define SCRIPTS_SRC_LAB_HEAP_RULE_HPP

#include <string>
#include <vector>

#include "games/heap_games.hpp"
#include "lab/rule.hpp"

namespace lab {

// What a move does, in a sentence.
Text told(const tools::HeapRule& rule);
// The game as a file of the lab.
std::string file_of(const tools::HeapRule& rule);

// What the program around a described game prints for these words (include/lab_answers.hpp). A table
// goes as far as is asked, or a good way; where no period was proved by then, some moves more were
// tried, and what that gave is told as positions beyond the table. Throws std::runtime_error.
std::string answered(const tools::HeapRule& rule, const std::vector<std::string>& words);

// A rule that a theorem proves for all heaps.
struct Proved {
    About about;
    Rule rule;
    Text sentence = {};  // where that of the tree would be a long list
};
// What these values of the first heaps prove: who loses, and the values; or nothing.
std::vector<Proved> proved(const tools::HeapRule& rule, const tools::Values& values);

}  // namespace lab

#endif
