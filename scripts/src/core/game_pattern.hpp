// Games with two numbers x and y in them, as pictures and tables show them.
#ifndef SCRIPTS_SRC_CORE_GAME_PATTERN_HPP
#define SCRIPTS_SRC_CORE_GAME_PATTERN_HPP

#include <string>
#include <string_view>
#include <vector>

#include "core/rules.hpp"

namespace rules {

// "1 x+2 / 1 y+2" is a game of two rows; "x y*0" one row, x and then y zeros. A number is a sum of x,
// y and digits.
class GamePattern {
 public:
    // Throws std::invalid_argument.
    explicit GamePattern(std::string_view text);
    Game at(Int x, Int y) const;

 private:
    struct Number {
        Int x, y, rest;  // x times the first, y times the second, and the rest
        Int at(Int first, Int second) const { return x * first + y * second + rest; }
    };
    struct Item {
        Number times, number;
    };
    static Number number(std::string_view text);

    std::vector<std::vector<Item>> rows_;
};

// Inputs of these games: one of all where an input may hold several, else one of each.
std::vector<std::string> inputs_of(const Rules& rules, const std::vector<Game>& games);
// The lines that the program prints for these inputs, one after the other, if each of so many games
// ended so for the first player.
std::vector<std::string> lines_if(Outcome outcome, const Rules& rules, std::size_t games);

}  // namespace rules

#endif
