#include "board_squares.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "seeded_rng.hpp"

namespace board_squares {
namespace {

Board empty_board(std::size_t rows, std::size_t columns) {
    return Board(rows, std::string(columns, '0'));
}

// By the definition: two squares overlap iff neither their rows nor their columns differ by 2.
Graph naive(const Board& board) {
    std::vector<std::pair<std::size_t, std::size_t>> upper_left;
    for (std::size_t r = 0; r + 1 < board.size(); ++r) {
        for (std::size_t c = 0; c + 1 < board[r].size(); ++c) {
            if (board[r].substr(c, 2) == "00" && board[r + 1].substr(c, 2) == "00") {
                upper_left.emplace_back(r, c);
            }
        }
    }
    Graph graph(upper_left.size());
    for (unsigned a = 0; a < graph.size(); ++a) {
        for (unsigned b = 0; b < graph.size(); ++b) {
            const auto touch = [](std::size_t i, std::size_t j) {
                return i <= j + 1 && j <= i + 1;
            };
            if (a != b && touch(upper_left[a].first, upper_left[b].first) &&
                touch(upper_left[a].second, upper_left[b].second)) {
                graph[a].push_back(b);
            }
        }
    }
    return graph;
}

void expect_as_naive(const Board& board) {
    Graph graph = squares(board);
    for (std::vector<unsigned>& near : graph) std::sort(near.begin(), near.end());
    ASSERT_EQ(graph, naive(board)) << testing::PrintToString(board);
}

TEST(Squares, Graph) {
    EXPECT_TRUE(squares(Board()).empty());
    EXPECT_TRUE(squares(empty_board(1, 9)).empty());
    EXPECT_TRUE(squares(empty_board(9, 1)).empty());
    EXPECT_EQ(squares(empty_board(2, 2)), Graph(1));
    EXPECT_TRUE(squares({"00", "01"}).empty());
    EXPECT_EQ(squares(empty_board(2, 4)), (Graph{{1}, {0, 2}, {1}}));
}

TEST(Squares, AllBoardsUpTo4x4) {
    for (std::size_t rows = 1; rows <= 4; ++rows) {
        for (std::size_t columns = 1; columns <= 4; ++columns) {
            for (unsigned cells = 0; cells < 1u << rows * columns; ++cells) {
                Board board = empty_board(rows, columns);
                for (std::size_t i = 0; i < rows * columns; ++i) {
                    if (cells >> i & 1) board[i / columns][i % columns] = '1';
                }
                expect_as_naive(board);
                if (HasFatalFailure()) return;
            }
        }
    }
}

TEST(Squares, RandomBoards) {
    std::mt19937_64 rng = seeded_rng();
    for (int round = 0; round < 200 && !HasFatalFailure(); ++round) {
        Board board = empty_board(1 + rng() % 12, 1 + rng() % 12);
        const unsigned percent = static_cast<unsigned>(rng() % 40);
        for (std::string& row : board) {
            for (char& cell : row) cell = rng() % 100 < percent ? "1x "[rng() % 3] : '0';
        }
        expect_as_naive(board);
    }
}

// Takes what an input holds, as far as it goes.
struct Input {
    std::vector<unsigned> numbers;
    std::string cells;
    std::size_t number = 0, cell = 0;
    bool read_in(unsigned lo, unsigned hi, unsigned& a, unsigned& b) {
        if (numbers.size() - number < 2) return false;
        a = numbers[number++];
        b = numbers[number++];
        return lo <= a && a <= hi && lo <= b && b <= hi;
    }
    bool read(char& c) {
        if (cell == cells.size()) return false;
        c = cells[cell++];
        return true;
    }
};

TEST(ReadBoard, WholeOrNot) {
    Input in;
    in.numbers = {2, 3, 1, 1, 1, 50, 0, 4};
    in.cells = "0001111" + std::string(49, '0');
    Board board;
    ASSERT_TRUE(read_board(in, 50, board));
    EXPECT_EQ(board, (Board{"000", "111"}));
    ASSERT_TRUE(read_board(in, 50, board));
    EXPECT_EQ(board, Board{"1"});
    EXPECT_FALSE(read_board(in, 50, board));  // one cell short
    EXPECT_FALSE(read_board(in, 50, board));  // no row
    EXPECT_FALSE(read_board(in, 50, board));  // the end
}

TEST(ReadBoard, UpTo50RowsAndColumns) {
    Input in;
    in.numbers = {50, 50, 51, 1, 1, 51};
    in.cells = std::string(50 * 50 + 51 + 51, '0');
    Board board;
    ASSERT_TRUE(read_board(in, 50, board));
    EXPECT_EQ(board, empty_board(50, 50));
    EXPECT_FALSE(read_board(in, 50, board));
    EXPECT_FALSE(read_board(in, 50, board));
}

TEST(ReadBoard, UpToTheBoundGiven) {
    Input in;
    in.numbers = {1, 1, 2, 2, 1, 2, 2, 1};
    in.cells = "0000000000";
    Board board;
    EXPECT_TRUE(read_board(in, 1, board));
    EXPECT_TRUE(read_board(in, 2, board));
    EXPECT_FALSE(read_board(in, 1, board));
    EXPECT_FALSE(read_board(in, 1, board));
}

#ifndef NDEBUG
TEST(BoardSquaresDeathTest, BrokenPreconditions) {
    EXPECT_DEATH(squares({"00", "0"}), "columns");
    Input in;
    Board board;
    EXPECT_DEATH(read_board(in, 0, board), "most");
}
#endif

}  // namespace
}  // namespace board_squares
