// The moves of a position as the rules have them. Like core/, it is standard C++ that also runs in a
// page.
#ifndef SCRIPTS_SRC_EXPLAIN_MOVES_HPP
#define SCRIPTS_SRC_EXPLAIN_MOVES_HPP

#include <cstddef>
#include <optional>
#include <vector>

#include "explain/explanation.hpp"

namespace tools {

struct PlayMove {
    std::size_t component;  // its index in the position
    rules::Position parts;  // what it becomes
};

struct MoveList {
    std::vector<PlayMove> moves;  // each once, component by component
    bool complete;                // there are no more
};

// The first `most` moves from a position.
MoveList moves_from(const rules::Play& play, const rules::Position& position, std::size_t most);

// The position that a move leaves.
rules::Position after(rules::Position position, const PlayMove& move);

// A move, and a position, as people say them: "heap 1: 2 to 0"; "heap 1: 2; heap 2: 3".
Text said(const explanation::Explainer& explainer, const rules::Position& position,
          const PlayMove& move);
Text said(const explanation::Explainer& explainer, const rules::Position& position);

// How the game has ended for the player to move; nothing while it goes on.
std::optional<rules::Outcome> result_of(const rules::Play& play, const rules::Position& position);

}  // namespace tools

#endif
