// Programs that have too little room: an array, a table or a loop that ends at one of the sizes that
// people take, where the statement allows more. Data tell such a program only if what it does not
// see decides, and if that is so at each of the sizes.
#ifndef SCRIPTS_SRC_CORE_ROOMS_HPP
#define SCRIPTS_SRC_CORE_ROOMS_HPP

#include <functional>

#include "core/rules.hpp"

namespace rules {

// Powers of two, and of ten with simple multiples and with 10 more for safety: those from 16 to a
// million that are below `most`, in ascending order.
Row usual_sizes(Int most);

// What a game has more or less of, and how a program that has room for `size` of it sees the game.
struct Room {
    Name of;  // in reports, and its English in names of inputs: "heaps", "edges"
    std::function<Int(const Game&)> need;
    std::function<Game(const Game&, Int size)> cut;  // need(game) > size >= 1
};

// The rows of a game; the numbers of its first row, and of any other one. A program drops the last.
std::vector<Room> rooms_of_rows();

// Another answer, to a legal game, is what a program prints that has room for `size`.
bool decides(const Rules& rules, const Room& room, const Game& game, Int size);

// Of the games that draw() brings, some in which each of the usual sizes below what the first of them
// needs decides; fewer if `tries` games do not bring them.
std::vector<Game> beyond_each_size(const Rules& rules, const Room& room,
                                   const std::function<Game()>& draw, int tries = 200);

}  // namespace rules

#endif
