#include "../explain/board_walk.hpp"

namespace {

using namespace explanation;

// A game is {n}. Later in the game: n, the cell of the piece, and the cells where it has been.
class WhoCanWin : public BoardWalk {
    View view(const Game& position) const override {
        const Int n = position.at(0).at(0);
        const bool even = n % 2 == 0, begins = position[0].size() == 1;
        View view;
        if (begins || !rules().back(position, {})) {
            // Of a larger board only what Alice's first move leaves is asked about.
            view.wins = begins && even;
            const std::string side = std::to_string(n);
            view.parts = {{{"board", "棋盘"},
                           side + " x " + side +
                               (even ? Text(", even", "，偶数") : Text(", odd", "，奇数"))}};
            view.reason =
                even ? Text("The board can be covered with dominoes. ", "棋盘可以用骨牌铺满。") +
                           (begins ? Text("The player to move always goes to the other half of the "
                                          "domino under the piece. The opponent then has to enter "
                                          "another domino, and its other half is free.",
                                          "轮到走的人总是走到棋子所在骨牌的另一半。对手只好走进另一"
                                          "块骨牌，"
                                          "它的另一半还没有走过。")
                                   : Text("Whichever domino the player to move enters, its other "
                                          "half is free, and the other player goes there.",
                                          "轮到走的人无论走进哪块骨牌，另一半都还没有走过，"
                                          "对手就走到那里。"))
                     : Text(
                           "The board without the corner can be covered with dominoes. Whichever "
                           "one the player to move enters, the other player goes to its other "
                           "half.",
                           "去掉角上那一格，棋盘可以用骨牌铺满。轮到走的人无论走进哪一块，"
                           "对手都走到它的另一半。");
        } else {
            view = matched_view(board(position));
        }
        view.background = {
            "Pairs of neighbouring cells are dominoes, and many of them are a matching. Whoever "
            "has "
            "a partner for the cell of the piece goes there, and leaves the opponent a piece whose "
            "cell is used up.",
            "相邻的两格配成一对，就是一块骨牌；许多对合起来是一个匹配。"
            "棋子所在的格子有搭档的人就走到搭档那里，留给对手的棋子所在的格子就用掉了。"};
        return view;
    }
    Move winning_move(const Game& position, const View&) const override {
        if (rules().back(position, {})) return to_partner(position);
        // From the corner to the cell beside it.
        const Int n = position.at(0).at(0);
        return {Text("move the piece to ", "把棋子走到") + place({n, n}, 2), {{n, 2, 1}}};
    }
    bool goes_on() const override { return false; }
};

}  // namespace

EXPLAINER(WhoCanWin)
