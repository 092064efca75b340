// A piece walks on a board: one cell up, down, left or right, and never to a cell where it has been, or
// to a blocked one. Cells are numbered from 1, row by row.
#ifndef TESTDATA_FAMILIES_BOARD_WALK_HPP
#define TESTDATA_FAMILIES_BOARD_WALK_HPP

#include "core/rules.hpp"

namespace rules {

// A component is the number of rows and of columns, the cell of the piece (0: it is to be put on any),
// and in ascending order the other cells that are used up: where it has been, and -c for a blocked
// cell c.
class BoardWalk : public Rules {
 public:
    void moves(const Component& part, Options& options) const override {
        const Int columns = part[1], cells = part[0] * columns, at = part[2];
        const auto to = [&](Int cell) {
            const auto used = part.begin() + 3;
            if (std::count(used, part.end(), cell) + std::count(used, part.end(), -cell) > 0)
                return;
            Component next = part;
            next[2] = cell;
            if (at > 0) next.insert(std::upper_bound(next.begin() + 3, next.end(), at), at);
            options.to(next);
        };
        if (at == 0) {
            for (Int cell = 1; cell <= cells; ++cell) to(cell);
            return;
        }
        if (at > columns) to(at - columns);
        if (at % columns != 1 % columns) to(at - 1);
        if (at % columns != 0) to(at + 1);
        if (at + columns <= cells) to(at + columns);
    }
};

}  // namespace rules

#endif
