// Explains boards on which squares of 2 x 2 cells are put, HDU 1760 and 1809. A board is a row: the
// number of columns, then the rows from the top; bit c of one says whether column c is blocked.
#ifndef PROBLEMS_EXPLAIN_BOARDS_HPP
#define PROBLEMS_EXPLAIN_BOARDS_HPP

#include "../../common/board_squares.hpp"
#include "../../common/node_kayles.hpp"
#include "explain/explanation.hpp"

namespace explanation {

class Boards : public SumExplainer {
    struct Square {
        std::size_t row, column;  // of its upper left cell
    };
    // Squares that are connected by overlaps, as the board that has no other free cells.
    struct Region {
        std::size_t board;
        Row cells;
        std::vector<Square> squares;
    };

    Text a_move(const Game&) const override {
        return {"A move puts a square of 2 x 2 cells on four free ones.",
                "每步放一个 2 x 2 的方块，占四个空格。"};
    }
    std::vector<Part> parts(const Game& position) const override {
        std::vector<Part> parts;
        for (const Region& region : regions_of(position)) {
            const Text corner = place(region.squares[0]);
            parts.push_back({name(position, region.board) +
                                 Text("region at " + corner.en, corner.zh + "起的区域"),
                             count(static_cast<Int>(region.squares.size()), kPlaces),
                             value(region.cells)});
        }
        return parts;
    }
    Text values_come_from(const Game&) const override {
        return {
            "Places for squares that overlap, by themselves or by way of others, form a region; "
            "regions do not interact. The Grundy value of a region is the least "
            "number that no square put there leaves as the nim-sum of what remains of it.",
            "能放方块的位置，只要互相重叠，或者经由别的位置连在一起，就属于同一个区域；"
            "区域之间互不影响。一个区域的 SG 值，"
            "是在其中放一个方块后剩下部分的异或和所取不到的最小自然数。"};
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        const Region region = regions_of(position).at(index);
        for (const Square& square : region.squares) {
            Row cells = region.cells;
            block(cells, square);
            if (value(cells) != to) continue;
            Game next = position;
            block(next.at(region.board), square);
            const std::string row = std::to_string(square.row + 1),
                              below = std::to_string(square.row + 2),
                              column = std::to_string(square.column + 1),
                              right = std::to_string(square.column + 2);
            const Text board = position.size() > 1 ? named(region.board) : Text();
            return {{"put a square on rows " + row + " and " + below + ", columns " + column +
                         " and " + right + (board.empty() ? "" : " of ") + board.en,
                     "把方块放在" + board.zh + (board.empty() ? "" : "的") + "第 " + row + "、" +
                         below + " 行，第 " + column + "、" + right + " 列"},
                    next};
        }
        throw std::logic_error("no square has this value");
    }
    // A cell is free (.) or blocked (#).
    Text shown(const rules::Component& board) const override {
        std::string text;
        for (std::size_t r = 1; r < board.size(); ++r) {
            if (r > 1) text += '\n';
            for (Int c = 0; c < board[0]; ++c) text += board[r] >> c & 1 ? '#' : '.';
        }
        return text;
    }
    Text shown(const rules::Component& from, const rules::Position& to) const override {
        for (const Square& square : squares_of(from)) {
            Row board = from;
            block(board, square);
            if (board != to.at(0)) continue;
            const Text corner = place(square);
            return {"a square from " + corner.en + " on", "方块从" + corner.zh + "起"};
        }
        throw std::logic_error("no square is put");
    }
    Text said(const rules::Component& board) const override {
        Text text;
        for (std::size_t r = 1; r < board.size(); ++r) {
            Row free;
            for (Int c = 0; c < board[0]; ++c) {
                if ((board[r] >> c & 1) == 0) free.push_back(c + 1);
            }
            text += (r > 1 ? Text("; ", "；") : Text()) + nth({"row", "行"}, r - 1) +
                    (free.empty() ? Text(" is full", "已满")
                                  : Text(free.size() == 1 ? ": free column " : ": free columns ",
                                         "：空着第 ") +
                                        listed(free, free.size()) + Text("", " 列"));
        }
        return text;
    }
    using Explainer::said;
    Words words() const override { return {{"board", "个棋盘"}}; }

    static constexpr Noun kPlaces = {"place for a square", "places for a square", "个位置"};

    static Text named(std::size_t board) { return nth({"board", "个棋盘"}, board); }
    static Text name(const Game& position, std::size_t board) {
        return position.size() > 1 ? named(board) + Text(", ", "，") : Text();
    }
    static Text place(const Square& square) {
        return nth({"row", "行"}, square.row) + Text(", ", "") +
               nth({"column", "列"}, square.column);
    }
    static void block(Row& board, const Square& square) {
        const Int cells = Int{3} << square.column;
        board.at(square.row + 1) |= cells;
        board.at(square.row + 2) |= cells;
    }
    // The places for squares, in the order of board_squares::squares().
    static std::vector<Square> squares_of(const Row& board) {
        std::vector<Square> squares;
        for (std::size_t r = 0; r + 2 < board.size(); ++r) {
            for (std::size_t c = 0; c + 1 < to_index(board.at(0)); ++c) {
                if (((board[r + 1] | board[r + 2]) >> c & 3) == 0) squares.push_back({r, c});
            }
        }
        return squares;
    }
    static node_kayles::Graph graph_of(const Row& board) {
        std::vector<std::string> text;
        for (std::size_t r = 1; r < board.size(); ++r) {
            text.emplace_back();
            for (Int c = 0; c < board.at(0); ++c) text.back() += board[r] >> c & 1 ? '1' : '0';
        }
        return board_squares::squares(text);
    }
    static std::vector<Region> regions_of(const Game& position) {
        std::vector<Region> regions;
        for (std::size_t b = 0; b < position.size(); ++b) {
            const std::vector<Square> squares = squares_of(position[b]);
            const node_kayles::Graph graph = graph_of(position[b]);
            std::vector<bool> seen(squares.size());
            for (unsigned start = 0; start < squares.size(); ++start) {
                if (seen[start]) continue;
                seen[start] = true;
                std::vector<unsigned> found = {start};
                for (std::size_t i = 0; i < found.size(); ++i) {
                    for (const unsigned next : graph[found[i]]) {
                        if (!seen[next]) found.push_back(next);
                        seen[next] = true;
                    }
                }
                Row taken(position[b].size());
                Region region = {b, position[b], {}};
                for (const unsigned i : found) {
                    block(taken, squares[i]);
                    region.squares.push_back(squares[i]);
                }
                for (std::size_t r = 1; r < taken.size(); ++r) region.cells[r] = ~taken[r];
                regions.push_back(region);
            }
        }
        return regions;
    }
    // The Grundy value of a board. Values of boards come back, so they are kept.
    Int value(const Row& board) const {
        const auto known = values_.find(board);
        if (known != values_.end()) return known->second;
        node_kayles::Sum sum;
        sum.add(graph_of(board));
        return values_[board] = sum.grundy();
    }

    mutable std::map<Row, Int> values_;
};

}  // namespace explanation

#endif
