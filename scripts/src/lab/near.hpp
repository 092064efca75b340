// What can be said where no rule holds: the rule that comes nearest, and how the game is seen to be.
#ifndef SCRIPTS_SRC_LAB_NEAR_HPP
#define SCRIPTS_SRC_LAB_NEAR_HPP

#include <functional>
#include <vector>

#include "lab/answer.hpp"
#include "lab/rule.hpp"

namespace lab {

// The entry beyond a table.
Int entry_of(const FarPosition& far, About about);

// Of these rules, and of a few cheap ones on residues, the one that misses the fewest positions, and
// the first that it misses. Empty where all miss more than a few.
Text near_miss(const Table& table, About about, const std::vector<Int>& entries, Rules proposals);

// How many P-positions there are, what the greatest value is, how many moves win.
Text described(const Answer& answer);
// Where no rule is found: how the P-positions and the values grow, and which moves win.
Text seen_in(const Answer& answer);

}  // namespace lab

#endif
