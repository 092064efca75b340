#include "explain/explanation.hpp"

namespace {

using namespace explanation;

constexpr Int kColumns = 20;

// The pieces between two neighbouring free cells.
struct Stair {
    std::size_t row, number;  // the row, from 0; the free cells to the right
    Row columns;              // of the pieces, from the right
    Int free;                 // the next free cell to the right, 0 if there is none
};

class ChessMasters : public SumExplainer {
    Text a_move(const Game&) const override {
        return {
            "A move takes one piece to the first free cell on its right in the row, over the "
            "pieces in between.",
            "每步把一枚棋子移到它右边的第一个空格，中间的棋子都跳过。"};
    }
    std::vector<Part> parts(const Game& position) const override {
        std::vector<Part> parts;
        for (const Stair& stair : stairs_of(position)) {
            const Int pieces = static_cast<Int>(stair.columns.size());
            parts.push_back({named(stair.row) + Text(", stair ", "第 ") +
                                 std::to_string(stair.number) + Text("", " 级台阶"),
                             count(pieces, kPieces) +
                                 (pieces == 1 ? Text(" in column ", "，列号 ")
                                              : Text(" in columns ", "，列号 ")) +
                                 listed({stair.columns.rbegin(), stair.columns.rend()})});
            if (stair.number % 2 != 0) parts.back().value = pieces;
        }
        return parts;
    }
    Text values_come_from(const Game&) const override {
        return {
            "The pieces between two neighbouring free cells are a stair, numbered by the free "
            "cells to their right. A piece that jumps to the next free cell takes the pieces "
            "that it jumps over one stair down with it. So only the odd stairs count, and they "
            "are Nim heaps: what comes from an even stair can be moved on at once.",
            "两个相邻的空格之间的棋子是一级台阶，按右边的空格数编号。"
            "一枚棋子跳到右边的第一个空格，就把它越过的棋子一起带下一级。"
            "所以只有奇数级台阶算数，它们是 Nim 堆：从偶数级下来的棋子可以立刻再往下搬一级。"};
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        const Stair stair = stairs_of(position).at(index);
        const Int piece = stair.columns.at(stair.columns.size() - to_index(to) - 1);
        Game next = position;
        Row& row = next[stair.row];
        std::replace(row.begin(), row.end(), piece, stair.free);
        const std::string from = std::to_string(piece), reached = std::to_string(stair.free),
                          number = std::to_string(stair.number);
        const Text row_name = named(stair.row), left = count(to, kPieces);
        return {{"in " + row_name.en + " move the piece in column " + from + " to column " +
                     reached + ", which leaves " + left.en + " on stair " + number,
                 "把" + row_name.zh + "第 " + from + " 列的棋子走到第 " + reached + " 列，第 " +
                     number + " 级台阶剩下 " + left.zh},
                next};
    }
    Text shown(const rules::Component& row) const override {
        if (row.at(0) == 0) return {"no piece", "没有棋子"};
        const auto columns = columns_of(row[0]);
        return Text(columns.size() == 1 ? "column " : "columns ", "第 ") +
               listed(columns, kColumns) + Text("", " 列");
    }
    Text shown(const rules::Component& from, const rules::Position& to) const override {
        const Int left = from.at(0) & ~to.at(0).at(0), reached = to[0][0] & ~from[0];
        return Text("column ", "第 ") + listed(columns_of(left)) + Text(" to column ", " 列到第 ") +
               listed(columns_of(reached)) + Text("", " 列");
    }

    Words words() const override { return {{"row", "行"}}; }

    static constexpr Noun kPieces = {"piece", "pieces", "枚棋子"};
    static Text named(std::size_t row) { return nth({"row", "行"}, row); }

    static Row columns_of(Int row) {
        Row columns;
        for (Int column = 1; column <= kColumns; ++column) {
            if (row >> column & 1) columns.push_back(column);
        }
        return columns;
    }

    // The stairs that have pieces.
    static std::vector<Stair> stairs_of(const Game& position) {
        std::vector<Stair> stairs;
        for (std::size_t i = 0; i < position.size(); ++i) {
            std::vector<bool> taken(kColumns + 1);
            for (const Int column : position[i]) taken.at(to_index(column)) = true;
            Stair stair = {i, 0, {}, 0};
            for (Int column = kColumns; column >= 0; --column) {
                if (column > 0 && taken[to_index(column)]) {
                    stair.columns.push_back(column);
                    continue;
                }
                if (!stair.columns.empty()) stairs.push_back(stair);
                stair = {i, stair.number + 1, {}, column};
            }
        }
        return stairs;
    }
};

}  // namespace

EXPLAINER(ChessMasters)
