// What the program around a described game prints (include/lab_main.hpp), read again.
#ifndef SCRIPTS_SRC_LAB_ANSWER_HPP
#define SCRIPTS_SRC_LAB_ANSWER_HPP

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "lab/table.hpp"

namespace lab {

// How a claim of the author's went.
struct Claim {
    std::string name;  // "claim" or "claimed_value"
    bool holds = true;
    std::size_t tested = 0;  // positions, the contradiction among them
    std::size_t far = 0;     // of these, those beyond the table; they are tested if it holds in it
    std::string position;    // that contradicts it
};

// How won positions of the table are won: some of these, those with the smaller numbers.
struct Winning {
    struct Kind {
        std::string name;           // see include/lab_answers.hpp
        std::size_t positions = 0;  // that a move of this kind wins
        std::size_t moves = 0;      // of this kind, from all of the positions
    };
    std::size_t positions = 0, moves = 0;
    std::size_t winning = 0;  // of the moves
    std::size_t single = 0;   // positions with just one that wins
    std::vector<Kind> kinds;
    Numbers takes;  // one number: one of these wins from each position, and there are other moves
};

// A game's table, and what else its program says of it.
struct Answer {
    Table table;
    std::vector<std::string> states;  // of a game whose positions are no numbers and no heaps
    std::string no_values;            // "cycle", "misere" or "end" where there are no values
    std::vector<Claim> claims;
    std::string proof;  // where it is told what is proved, without .md; may be empty
    Winning winning;
    bool complete = false;  // all that was asked for, or all that there is
};

// Whether the table is all there, whatever became of the program.
bool is_whole(std::string_view printed);

// What the program printed. Throws std::runtime_error: what is wrong with the game, or with the
// output.
Answer answer(std::string_view printed);

// A position, which may be a sum, and who wins it.
struct Place {
    Outcome outcome;
    int value;       // -1 where there is none
    int remoteness;  // moves until the end where there are no values
    std::string text;
    std::string numbers;  // as the program takes them; empty where the positions are no numbers
};
struct Choices {
    Place place;
    std::vector<Place> options;
};
Choices choices(std::string_view printed);
// The index of a best move: to a lost position, else to a drawn one; of several the one that ends
// soonest, and where all lose the one that holds out longest. There is an option.
std::size_t best(const std::vector<Place>& options);

}  // namespace lab

#endif
