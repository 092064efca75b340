// The pictures of the notes: drawn from what programs say, described by a pictures.toml that lies in
// a folder pictures/ beside the notes.
#ifndef SCRIPTS_SRC_STUDY_PICTURES_HPP
#define SCRIPTS_SRC_STUDY_PICTURES_HPP

#include <string>
#include <vector>

#include "base/files.hpp"
#include "catalog/problems.hpp"

namespace tools {

struct Picture {
    std::string name;
    GeneratedFile file;       // pictures/<name>.svg
    std::string alt, alt_zh;  // what notes give as the text alternative
};

// A folder with a pictures.toml.
struct PictureFolder {
    fs::path path;
    const Problem* problem;  // whose solution and data its pictures may ask; nullptr: none
};

// common/notes/pictures and all problems/*/pictures.
std::vector<PictureFolder> picture_folders(const std::vector<Problem>& problems);

// Draws all pictures of a folder. Compiles and runs the programs that they name. Throws Error where
// a description is not as it must be, or where a program contradicts the picture.
//
// pictures.toml has a table for each picture, named as its file:
//     kind             see below
//     title, title_zh  a few words
//     alt, alt_zh      what there is to see
// A kind that asks a program has
//     program          a source beside pictures.toml; "solution" is the bundle of the problem
//     before, each, after  its input: `each` for every cell, {x}, {y} its column and row, {board}
//                      y lines of x zeros; {cells} in `before` is the number of cells
// and takes a line of output for each cell. The kinds:
//     lattice    wins and losses: x, y (names of the axes), from, to; lost: the line for a loss;
//                slopes, slope_names: lines through the origin
//     heat       values: x, y, from, to; most_cells: cells with x * y above it are left out (0: none);
//                each_verdict, lost: the solution's input and its line for a loss, "" where there is
//                none to ask; a value has to be 0 where the solution says so
//     intervals  wins and losses of the numbers from .. to: each, lost; {x} is the number
//     rows       octal (a code), to: values in rows as long as the period, exceptions marked
//     bars       set (of a subtraction game), to: values, the period marked
//     graph      case (of the problem's data: n, m, header - 2 other numbers, then m edges), header;
//                at: [x, y] of each node
//     strip      rows of cells with pieces (o, b, w; `.` is free); heaps: "gaps" (of the pairs that
//                the pieces form from the right, an odd one with the edge), "between" (the same
//                where a row has two pieces) or "runs" (of pieces with an odd number of free cells
//                on their right); before ({rows}, {columns}); each, for each row: {count} pieces,
//                {pieces} their columns, sorted by letter; lost
//     stairs     stones: of the stairs 1, 2, ...; before ({count}, {stones}), lost
// For strip and stairs the solution is asked too, and has to agree with the nim-sum.
std::vector<Picture> draw_pictures(const PictureFolder& folder);

}  // namespace tools

#endif
