// Where a game may begin.
#ifndef SCRIPTS_SRC_PLAY_START_HPP
#define SCRIPTS_SRC_PLAY_START_HPP

#include <cstdint>
#include <vector>

#include "explain/explanation.hpp"

namespace tools {

// The positions that the games ask about, one after the other. Throws Unplayable if the problem is
// not played move by move.
std::vector<explanation::Game> starts_of(const explanation::Explainer& explainer,
                                         const std::vector<explanation::Game>& games);

// The first of the positions in which there is a move. Throws Unplayable if there is none.
explanation::Game first_with_moves(const explanation::Explainer& explainer,
                                   const std::vector<explanation::Game>& starts);

// A position with a move, at random out of those that the rules list exhaustively: small enough to
// be played by hand. Throws Unplayable if the problem is not played move by move.
explanation::Game random_start(const explanation::Explainer& explainer, std::uint64_t seed);

}  // namespace tools

#endif
