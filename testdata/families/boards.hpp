// What the rules of A New Tetris Game (HDU 1760) and A New Tetris Game(2) (HDU 1809) share.
//
// A board is a row of integers: the number of columns, then the rows of the board from the top.
// Bit c of a row says whether its cell in column c is blocked.
#ifndef TESTDATA_FAMILIES_BOARDS_HPP
#define TESTDATA_FAMILIES_BOARDS_HPP

#include <array>
#include <bitset>
#include <unordered_map>

#include "core/rules.hpp"

namespace boards {

using namespace rules;

using Board = Row;
using Bits = std::uint64_t;

constexpr Int kCells = 49;
constexpr Int kFree = 40;
constexpr Int kFewSquares = 12;   // plain search of all ways to put squares is quick
constexpr Int kLargeBoards = 25;  // with more squares, in an input that any judge may have

inline Int columns(const Board& board) {
    return board.at(0);
}
inline Int rows(const Board& board) {
    return static_cast<Int>(board.size()) - 1;
}

inline bool is_free(const Board& board, Int row, Int column) {
    return (board[static_cast<std::size_t>(row + 1)] >> column & 1) == 0;
}
inline void block(Board& board, Int row, Int column) {
    board[static_cast<std::size_t>(row + 1)] |= Int{1} << column;
}
// May a square be put with its upper left cell there?
inline bool fits(const Board& board, Int row, Int column) {
    return is_free(board, row, column) && is_free(board, row, column + 1) &&
           is_free(board, row + 1, column) && is_free(board, row + 1, column + 1);
}

inline Int count_free(const Board& board) {
    Int count = 0;
    for (Int r = 0; r < rows(board); ++r) {
        for (Int c = 0; c < columns(board); ++c) count += is_free(board, r, c);
    }
    return count;
}
inline Int count_squares(const Board& board) {
    Int count = 0;
    for (Int r = 0; r + 1 < rows(board); ++r) {
        for (Int c = 0; c + 1 < columns(board); ++c) count += fits(board, r, c);
    }
    return count;
}

// Every board of a size; all of its cells are free.
inline Board empty(Int rows, Int columns) {
    Board board(static_cast<std::size_t>(rows + 1));
    board[0] = columns;
    return board;
}

// Grundy values by the mex over all moves, of each connected set of squares but once, wherever on
// a board as wide it lies.
class FullMex {
 public:
    Int value(const Board& board) {
        Int sum = 0;
        for (const Int part : parts(board)) sum ^= part;
        return sum;
    }
    // The values of the connected parts, the greatest first.
    Row parts(const Board& board) {
        Row values;
        for (Bits left = squares_of(board); left != 0;) values.push_back(connected(take(left)));
        std::sort(values.rbegin(), values.rend());
        return values;
    }

 private:
    Bits squares_of(const Board& board) {
        width_ = columns(board);
        first_column_ = 0;
        for (Int cell = 0; cell < kCells; cell += width_) first_column_ |= Bits{1} << cell;
        Bits squares = 0;
        for (Int r = 0; r + 1 < rows(board); ++r) {
            for (Int c = 0; c + 1 < width_; ++c) {
                if (fits(board, r, c)) squares |= Bits{1} << (r * width_ + c);
            }
        }
        return squares;
    }

    // The squares that overlap one of these, and some that are none: no square is in the last
    // column, so what runs over the edge of a row meets none.
    Bits near(Bits squares) const {
        const Bits wide = squares | squares << 1 | squares >> 1;
        return wide | wide << width_ | wide >> width_;
    }
    // A connected part, which is taken from the squares.
    Bits take(Bits& squares) const {
        Bits part = squares & (~squares + 1);
        while ((near(part) & squares) != part) part = near(part) & squares;
        squares ^= part;
        return part;
    }
    Int sum(Bits squares) {
        Int value = 0;
        while (squares != 0) value ^= connected(take(squares));
        return value;
    }
    Int connected(Bits part) {
        while ((part & ((Bits{1} << width_) - 1)) == 0) part >>= width_;
        while ((part & first_column_) == 0) part >>= 1;
        auto& memo = memo_[static_cast<std::size_t>(width_)];
        const auto known = memo.find(part);
        if (known != memo.end()) return known->second;
        std::bitset<64> seen;  // a value is at most the number of squares
        for (Bits left = part; left != 0; left &= left - 1) {
            seen.set(static_cast<std::size_t>(sum(part & ~near(left & (~left + 1)))));
        }
        Int mex = 0;
        while (seen[static_cast<std::size_t>(mex)]) ++mex;
        return memo[part] = mex;
    }

    Int width_ = 0;
    Bits first_column_ = 0;
    std::array<std::unordered_map<Bits, Int>, kCells + 1> memo_;  // for each width
};

class BoardRules : public Rules {
 public:
    // All moves: a square on four free cells.
    void moves(const Component& board, Options& options) const override {
        for (Int r = 0; r + 1 < rows(board); ++r) {
            for (Int c = 0; c + 1 < columns(board); ++c) {
                if (!fits(board, r, c)) continue;
                Board next = board;
                for (const Int row : {r, r + 1}) {
                    for (const Int column : {c, c + 1}) block(next, row, column);
                }
                options.to(next);
            }
        }
    }
    std::string second_method() const override { return "mex over all moves of each component"; }
    std::size_t games_per_input() const override { return 1000; }
    // The statements bound no number of boards. A search of strings, with a memo of connected
    // parts, took 18 ms for a large board.
    tools::Text own_bound(const std::vector<Game>& games) const override {
        std::size_t boards = 0;
        Int large = 0;
        for (const Game& game : games) {
            boards += game.size();
            for (const Board& board : game) large += count_squares(board) > kFewSquares;
        }
        const bool promised = games.size() <= games_per_input() && large <= kLargeBoards;
        if (promised) return {};
        return tools::counted(boards, tools::Text("board", "个棋盘"));
    }

 protected:
    Verdicts verdicts() const override { return {"Yes", "No"}; }
    static Board parse_board(InStream& text) {
        const Int rows = text.integer(1, kCells, "N");
        text.blank();
        const Int columns = text.integer(1, kCells / rows, "M");
        text.bounded(rows * columns, 1, kCells, "N * M");
        text.end_of_line();
        Board board = empty(rows, columns);
        for (Int r = 0; r < rows; ++r) {
            for (Int c = 0; c < columns; ++c) {
                if (text.one_of("01", {"a cell", "格子"}) == '1') block(board, r, c);
            }
            text.end_of_line();
        }
        text.bounded(count_free(board), 0, kFree, {"the number of free cells", "空格的个数"});
        return board;
    }
    static std::string format_board(const Board& board) {
        std::string text = joined({rows(board), columns(board)});
        for (Int r = 0; r < rows(board); ++r) {
            for (Int c = 0; c < columns(board); ++c) text += is_free(board, r, c) ? '0' : '1';
            text += '\n';
        }
        return text;
    }
    // Is plain search over all ways to put squares quick?
    static bool has_few_squares(const Game& game) {
        Int squares = 0;
        for (const Board& board : game) squares += count_squares(board);
        return squares <= kFewSquares;
    }
    Int nim_sum(const Game& game) const {
        Int value = 0;
        for (const Board& board : game) value ^= mex_.value(board);
        return value;
    }

    mutable FullMex mex_;
};

}  // namespace boards

#endif
