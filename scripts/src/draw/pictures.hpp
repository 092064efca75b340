// The pictures of the notes, drawn from what programs answer. They are described in problem.toml, and
// for the chapters in common/notes/pictures/pictures.toml.
#ifndef SCRIPTS_SRC_DRAW_PICTURES_HPP
#define SCRIPTS_SRC_DRAW_PICTURES_HPP

#include <string>
#include <vector>

#include "base/files.hpp"
#include "catalog/problems.hpp"

namespace tools {

struct Picture {
    std::string name;
    GeneratedFile file;           // pictures/<name>.svg
    std::string title, title_zh;  // the text alternative in notes
    std::string alt, alt_zh;      // the caption there
};

// A folder of pictures.
struct PictureFolder {
    fs::path path;
    fs::path descriptions;
    const Problem* problem;  // whose solution and data its pictures may ask; nullptr: none
};

// common/notes/pictures, and problems/<id>/pictures where the metadata describe some.
std::vector<PictureFolder> picture_folders(const std::vector<Problem>& problems);

// Draws the pictures of a folder; compiles and runs the programs that they name. Throws Error where
// a description is wrong, or where a program contradicts the picture.
//
// Each is a table [pictures.NAME], named like its file, with all keys of its kind:
//     kind             see below
//     title, title_zh  a few words, the text alternative in the notes
//     alt, alt_zh      what there is to see, the caption in the notes
// Of cells (x, y), `game` is a game of the problem (core/game_pattern.hpp), of which the solution says
// who wins; `program` is a source in the folder that prints a line for each line "x y": a value, or P
// or N. The kinds:
//     lattice    P and N: game, or program beside a chapter; x, y (names of the axes), from, to; slopes,
//                slope_names: lines through the origin
//     heat       values: x, y, from, to; most_cells: only cells with x * y up to it (0: all); program, or
//                else the Grundy values by the moves of `game`; if there is a game, the solution must
//                lose just where the value is 0
//     intervals  P and N of the numbers x = from .. to: game
//     rows       octal (a code), to: values in rows as long as the period, exceptions marked
//     bars       set (of a subtraction game, "2,5"), to: values, the period marked
//     graph      x, y: lists, where each node is; case (of the problem's data, whose Play::fixed() is
//                the edges); beside a chapter graph, its text: n, m, edges
//     tree       case (of the problem's data, whose position is the edges of a tree on node 1), with the
//                values of what grows on its nodes, and the edges whose cut wins
//     binary     heaps of Nim with their nim-sum and the move that makes it 0
//     span       numbers, the greatest first: those that are kept for a basis, with a ring where each
//                gives the basis its bit, and the others as xors of kept ones
//     strip      rows of cells with pieces (o, b, w; `.` is free); runs: false for heaps that are
//                the free cells between pieces, true for runs of pieces between free cells; from
//                the right every other one counts; move: a winning one, its row and two columns, or
//                none
//     stairs     stones: of the stairs 1, 2, ...
// Beside a problem, the solution must agree with the nim-sum of strip, stairs and binary and the value of a tree, and print the
// sum of what span does not keep.
std::vector<Picture> draw_pictures(const PictureFolder& folder);

}  // namespace tools

#endif
