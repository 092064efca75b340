// How far the data of a problem go: whether they reach both ends of each quantity of the statement
// and, where the game is a sum, the greatest Grundy value and each bit of a nim-sum.
#ifndef SCRIPTS_SRC_MEASURE_REACH_HPP
#define SCRIPTS_SRC_MEASURE_REACH_HPP

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "catalog/problems.hpp"
#include "core/cases.hpp"
#include "core/rules.hpp"

namespace tools {

// What the data should reach, and a case that does ("" if none does).
struct Goal {
    Text what;
    std::string in;
};

// An end of a range: the one that legal inputs allow, the one that the data have, and in which case.
struct End {
    rules::Int legal, data;
    std::string in;
};

// What the validator reads under one name, over all data. Where an end depends on other quantities,
// `legal` is the widest that occurs.
struct Quantity {
    Text name;
    End least, greatest;
};

// The first case in which some game's nim-sum is exactly 2^b, and the first in which, besides, two
// Grundy values other than 0 differ in bit b alone. Empty: there is none.
struct Bit {
    std::string alone, between;
};

// What counts only where the game is a sum of parts with Grundy values.
struct SumReach {
    End value, nim_sum;      // the greatest ones; only the `legal` ones are declared
    std::string value_lost;  // the first case with a lost game that an odd number of parts with the
                             // greatest value decides
    bool several = false;    // some game has several parts
    std::vector<Bit> bits;   // as many as the greatest legal value has
};

// [reach] in problem.toml. A problem whose game is no sum needs it only for exceptions:
//
//     greatest_value = 199         # of a part, as the problem's explanation splits a game
//     greatest_nim_sum = 255       # of a game
//     why = "..."                  # why legal inputs allow no greater ones
//
//     [[exceptions]]               # goals that no legal input reaches; a * is any text
//     goal = "bit * between two values"
//     why = "..."
struct DeclaredReach {
    std::optional<rules::Int> greatest_value, greatest_nim_sum;
    std::string why;
    std::map<std::string, std::string> exceptions;  // why, by goal
};

struct Reach {
    std::vector<Quantity> quantities;  // in the order in which the validator reads them
    std::optional<SumReach> sum;
    std::vector<Goal> rooms;  // what decides beyond each size of an array
    DeclaredReach declared;
};

// Whether the cases tell a program that has too little room (core/rooms.hpp), at each of the usual
// sizes, in a game of which the statement speaks. Where no legal input shows such a program anything
// else, there is no goal.
std::vector<Goal> rooms_in(const rules::Rules& rules, const Cases& cases);

// Reads and explains all cases. Throws Error if the problem has no rules or [reach] is malformed.
Reach reach_of(const Problem& problem);

std::vector<Goal> goals_of(const Reach& reach);

// What is wrong, a line each: goals that no case reaches, exceptions that are none, and a [reach]
// that says less than the data show. Empty if all is well.
std::vector<Text> gaps_of(const Reach& reach);

// The table, in 80 columns.
std::string as_text(const Reach& reach);

}  // namespace tools

#endif
