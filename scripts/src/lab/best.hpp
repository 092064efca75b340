// How the lab plays.
#ifndef SCRIPTS_SRC_LAB_BEST_HPP
#define SCRIPTS_SRC_LAB_BEST_HPP

#include "lab/answer.hpp"

namespace lab {

// The index of a best move: to a lost position, else to a drawn one; of several the one that ends
// soonest, and where all lose the one that holds out longest. There is an option.
std::size_t best(const std::vector<Place>& options);

}  // namespace lab

#endif
