// What the notes of HDU 1760 and 1809 tell of boards without blocked cells.
#ifndef PROBLEMS_FAMILIES_EMPTY_BOARD_HPP
#define PROBLEMS_FAMILIES_EMPTY_BOARD_HPP

#include <cstddef>
#include <string>

#include "../../common/board_squares.hpp"
#include "../../common/node_kayles.hpp"

inline unsigned long empty_board_value(std::size_t rows, std::size_t columns) {
    node_kayles::Sum sum;
    sum.add(board_squares::squares(board_squares::Board(rows, std::string(columns, '0'))));
    return sum.grundy();
}

#endif
