// What the inputs at the limits ask of every problem. A problem tells its longest game
// (Rules::longest()) and, if it is a sum, a game of given values (Rules::sums()); random() draws the
// others, and the second method tells which of them decide.
#ifndef SCRIPTS_SRC_CORE_LIMITS_HPP
#define SCRIPTS_SRC_CORE_LIMITS_HPP

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>

#include "core/rules.hpp"

namespace rules {

// How often the answer to the game is the same where its text lacks one character or more, up to the
// whole number, at its end; of cuts that leave a legal game. Counting stops at `enough`.
std::size_t cuts_alike(const Rules& rules, const Game& game, std::size_t enough = SIZE_MAX);

// Of the games that draw() brings, one of this answer (of any, if it is empty) that is longest and whose
// cuts_alike() are fewest; none if none of `tries` has the answer.
Game decided_to_the_end(const Rules& rules, const std::string& answer,
                        const std::function<Game()>& draw, int tries = 2000);

// Two games with different answers, the second of which is the first changed.
using Change = std::function<Game(const Game&)>;
std::vector<Game> told_apart(const Rules& rules, const std::function<Game()>& draw,
                             const Change& change, int tries = 200);

// For a problem that tells its longest game, in inputs whose names begin with "all", "end", "bit",
// "key", "round" and "sum":
// - the longest input, and those whose last game hangs on each of its last characters;
// - for each bit, two games that differ in it alone (of a sum: of its values) and end differently;
// - two games that a program takes for one another which packs two numbers into one or adds them;
// - tests that are 2^8 and 2^16 apart, with the smallest between them;
// - of a sum: each value that is one bit or all bits up to one, alone and against others, the greatest
//   value, the most components, as many as a narrow counter or an array does not hold.
// `id` makes the random numbers those of this problem alone.
void ask(const Rules& rules, Sink& sink, std::string_view id);

}  // namespace rules

#endif
