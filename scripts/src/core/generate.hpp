// Cases that a problem's generators make.
#ifndef SCRIPTS_SRC_CORE_GENERATE_HPP
#define SCRIPTS_SRC_CORE_GENERATE_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/cases.hpp"
#include "core/rules.hpp"

namespace tools {

inline constexpr std::uint64_t kDefaultSeed = 1;

// How many rounds of random inputs a problem gets where the user names no number.
std::size_t usual_rounds(const rules::Rules& rules);

// The random inputs of round `round` of a seed, the same on every platform: one, or several where
// together they would go beyond the statement (Rules::own_bound()). `id` is the problem's, so that
// problems do not share their random numbers.
std::vector<std::vector<rules::Game>> random_inputs(const rules::Rules& rules, std::string_view id,
                                                    std::uint64_t seed, std::size_t round);

// The first of them.
std::vector<rules::Game> random_games(const rules::Rules& rules, std::string_view id,
                                      std::uint64_t seed, std::size_t round);

// A generated group, answered; `seed` and `rounds` count for the random one only.
Cases generate(const rules::Rules& rules, std::string_view id, Group group, std::uint64_t seed,
               std::size_t rounds);

// The line of the group in a data.lock: "NAME HASH INPUTS GAMES\n".
std::string lock_line(Group group, const Cases& cases);

}  // namespace tools

#endif
