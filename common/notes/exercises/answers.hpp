// What counts as a right answer to an exercise, or to a question in the text of a chapter, computed
// from the rules of its game.
#ifndef COMMON_NOTES_EXERCISES_ANSWERS_HPP
#define COMMON_NOTES_EXERCISES_ANSWERS_HPP

#include <string>
#include <vector>

#include "play.hpp"

namespace exercises {

struct Text {
    std::string english, chinese;
};

// What a box wants:
//   numbers  all of several numbers, each an answer, in any order
//   parts    these numbers in their order
//   move     one of several answers, each with its numbers in their order
//   set      one of several answers, each with its numbers in any order
//   moves    all of several answers, one after the other; the numbers of each in their order
//   sets     likewise, the numbers of each in any order
//   yes, who, outcome   a choice, by its index: no or yes; the first or the second player; a win, a
//            draw or a loss of the player to move
struct Box {
    std::string chapter;          // its name
    unsigned exercise, question;  // its number there; the other one is 0
    std::string kind;
    Text asks;
    std::vector<Numbers> answers;
    Text hint;  // of a question; those of exercises are in solutions/
};

// Those of a chapter in the order of its questions, then of its exercises.
std::vector<Box> boxes();

}  // namespace exercises

#endif
