// A solved game, for people and for programs.
#ifndef SCRIPTS_SRC_LAB_REPORT_HPP
#define SCRIPTS_SRC_LAB_REPORT_HPP

#include <string>

#include "lab/answer.hpp"
#include "lab/find.hpp"

namespace lab {

using tools::Language;

// How many entries of a table are shown at most.
struct Extent {
    std::size_t columns = 80;  // characters in a line
    std::size_t rows = 20;
    bool colours = false;  // codes of a terminal
    Int period = 0;        // of one number: best is a row of it
};

// How many values of one number stand in a row, of about 20: whole periods, where it is not too long.
std::size_t values_in_row(Int period);

// "3,5", or what the game calls it.
std::string name_of_position(const Answer& answer, std::size_t index);
// One number in rows, two as a square, three and more as slices of it; positions in a list.
std::string table_as_text(const Answer& answer, const Extent& extent, Language language);
// How far it is known to hold, or what proves it, and of which game: the table's moves.
Text standing_of(const Finding& finding, const Table& table);
Text said(const Claim& claim);
// "cycle", "misere" or "end".
Text why_no_values(const std::string& why);
// What there is to say where no rule is found; else empty.
Text note_of(const Answer& answer, const Findings& findings);
// The sentences, their code, and how far each is known to hold.
std::string findings_as_text(const Answer& answer, const Findings& findings, Language language);
// The P-positions.
std::string lost_as_text(const Answer& answer);

// A line for each position: its numbers, P, N or D, and its value if there is one.
std::string as_csv(const Answer& answer);
std::string as_json(const Answer& answer, const Findings& findings);
// P-positions dark, values in shades; two numbers, or one in rows.
std::string as_svg(const Answer& answer);

}  // namespace lab

#endif
