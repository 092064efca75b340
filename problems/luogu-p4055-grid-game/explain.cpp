#include "../explain/board_walk.hpp"

namespace {

using namespace explanation;

// A game has a row for each row of the board: 0 is a free cell, 1 a blocked one, 2 one where the piece
// has been, 3 the one where it is.
class GridGame : public BoardWalk {
    Text a_move(const Game& start) const override {
        return Text("First the piece is put on any free cell. ",
                    "第一步把棋子放在任意一个空格上。") +
               BoardWalk::a_move(start);
    }
    View view(const Game& position) const override {
        const rules::Component start = board(position);
        View view;
        if (start[2] > 0) {
            view = matched_view(start);
        } else {
            const Matched matched(start);
            Int pairs = 0;
            for (const Int cell : matched.free()) pairs += matched.partner(cell) > cell;
            const auto missed = static_cast<Int>(matched.missed().size());
            const auto all = static_cast<Int>(matched.free().size());
            view.wins = missed > 0;
            view.parts = {{{"free cells", "空格"},
                           std::to_string(all) + Text(", in ", "，配成 ") +
                               count(pairs, {"pair", "pairs", "对"})},
                          {{"to begin on", "可选的起点"}, std::to_string(missed)}};
            view.reason =
                all == 0
                    ? Text("There is no free cell to put the piece on.", "没有空格可以放棋子。")
                : view.wins
                    ? Text(
                          "The pairs are as many as there can be, and some cell is left out. The "
                          "cells to begin on are those that can be left out so: the opponent goes "
                          "to a cell with a partner, the first player on to the partner, and so "
                          "on.",
                          "已经配成了尽可能多的对，仍有格子没有搭档。可选的起点，"
                          "就是能这样空出来的格子：对手总是走到有搭档的格子，"
                          "先手再走到搭档那里，如此下去。")
                    : Text(
                          "All free cells are in pairs. Wherever the piece is put, the opponent "
                          "goes to the partner of its cell, and does so again after each move.",
                          "所有空格都配成了对。棋子无论放在哪里，对手都走到那一格的搭档，"
                          "以后每一步也是这样。");
        }
        view.background = {
            "Pairs of neighbouring free cells are a matching. The cells come in two colours like "
            "those of a chessboard, and neighbours differ in colour. The player to move loses iff "
            "some maximum matching leaves out the cell of the piece.",
            "相邻的空格两两配对，就是一个匹配。格子像国际象棋的棋盘那样分两种颜色，相邻的格子异色。"
            "轮到走的人必败，当且仅当某个最大匹配空出了棋子所在的格子。"};
        return view;
    }
    std::string prints(const Game& position, const View& view) const override {
        if (!view.wins) return "LOSE";
        const rules::Component start = board(position);
        std::string text = "WIN";
        for (const Int cell : Matched(start).missed()) {
            text += '\n' + std::to_string((cell - 1) / start[1] + 1) + ' ' +
                    std::to_string((cell - 1) % start[1] + 1);
        }
        return text;
    }
    Move winning_move(const Game& position, const View&) const override {
        const rules::Component start = board(position);
        if (start[2] > 0) return to_partner(position);
        return to_cell(position, Matched(start).missed().at(0));
    }
    std::optional<Int> winning_moves(const Game& position, const View&) const override {
        const rules::Component start = board(position);
        if (start[2] > 0) return std::nullopt;
        return static_cast<Int>(Matched(start).missed().size());
    }
    bool goes_on() const override { return false; }
};

}  // namespace

EXPLAINER(GridGame)
