// Proves rules of games in which every move takes one of the same vectors.
#ifndef SCRIPTS_SRC_LAB_INDUCTION_HPP
#define SCRIPTS_SRC_LAB_INDUCTION_HPP

#include <functional>
#include <optional>
#include <string>

#include "lab/rule.hpp"

namespace lab {

// Whether two functions agree everywhere, as they do if they agree where no gap is so great that it
// may lose the period of both. Checks at most some 10^5 positions; false where these are too few.
bool agree(std::size_t numbers, const Repeats& x, const Repeats& y,
           const std::function<bool(const Int*)>& at);

// The theorem that proves the rule `at` (entries as in Seen), if one does; `repeats` are those of its
// code. In words: let a step change each number by at most k. Where a gap is greater than
// 2 k + start + period, what is above it may lose the period: that changes neither which moves there
// are nor any entry. So the rule is right everywhere if it is right at all positions without such a
// gap, since play ends. The rule is one of the numbers that a step has: of heaps, of one of them.
// Checks at most some 10^5 positions, else there is no proof.
std::optional<Text> by_induction(About about, const Table& table, const Repeats& repeats,
                                 const At& at);

}  // namespace lab

#endif
