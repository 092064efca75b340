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
    std::string prints(const Game&, const View& view) const override {
        return view.wins ? "YES" : "NO";
    }
    std::vector<Part> parts(const Game& position) const override {
        std::vector<Part> parts;
        for (const Stair& stair : stairs_of(position)) {
            const Int pieces = static_cast<Int>(stair.columns.size());
            parts.push_back({nth("row", stair.row) + ", stair " + std::to_string(stair.number),
                             count(pieces, "piece") +
                                 (pieces == 1 ? " in column " : " in columns ") +
                                 listed({stair.columns.rbegin(), stair.columns.rend()})});
            if (stair.number % 2 != 0) parts.back().value = pieces;
        }
        return parts;
    }
    std::string values_come_from(const Game&) const override {
        return "The pieces between two neighbouring free cells are a stair, numbered by the free "
               "cells to their right. A piece that jumps to the next free cell takes the pieces "
               "that it jumps over one stair down with it. So only the odd stairs count, and they "
               "are Nim heaps: what comes from an even stair can be moved on at once.";
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        const Stair stair = stairs_of(position).at(index);
        const Int piece = stair.columns.at(stair.columns.size() - at(to) - 1);
        Game next = position;
        Row& row = next[stair.row];
        std::replace(row.begin(), row.end(), piece, stair.free);
        return {"in " + nth("row", stair.row) + " move the piece in column " +
                    std::to_string(piece) + " to column " + std::to_string(stair.free) +
                    ", which leaves " + count(to, "piece") + " on stair " +
                    std::to_string(stair.number),
                next};
    }
    // A component is a row as a number: bit c says whether column c holds a piece.
    std::optional<Game> laid_out(const Game&, const rules::Position& position) const override {
        Game game;
        for (const rules::Part& row : position) game.push_back(columns_of(row.at(0)));
        return game;
    }
    std::string shown(const rules::Part& row) const override {
        return row.at(0) == 0 ? "no piece" : "columns " + listed(columns_of(row[0]), kColumns);
    }
    std::string shown(const rules::Part& from, const rules::Position& to) const override {
        const Int left = from.at(0) & ~to.at(0).at(0), reached = to[0][0] & ~from[0];
        return "column " + listed(columns_of(left)) + " to column " + listed(columns_of(reached));
    }

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
            for (const Int column : position[i]) taken.at(at(column)) = true;
            Stair stair = {i, 0, {}, 0};
            for (Int column = kColumns; column >= 0; --column) {
                if (column > 0 && taken[at(column)]) {
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
