// The game of a judged problem, in the lab.
#ifndef SCRIPTS_SRC_LAB_PLAYED_HPP
#define SCRIPTS_SRC_LAB_PLAYED_HPP

#include <memory>
#include <string>
#include <vector>

#include "core/game.hpp"

namespace lab {

// What the program around a described game prints for these words (include/lab_answers.hpp). Where
// all components that the start leads to are one number, any number is a position. Else positions
// are the components that the start leads to; two to four numbers each are a table. Throws std::runtime_error.
std::string answered(const std::shared_ptr<const rules::Play>& play, const rules::Position& start,
                     std::vector<std::string> words);

}  // namespace lab

#endif
