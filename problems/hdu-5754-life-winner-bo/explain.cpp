#include <cstdlib>

#include "../../common/wythoff.hpp"
#include "explain/explanation.hpp"

namespace {

using namespace explanation;

enum Piece { kKing = 1, kRook, kKnight, kQueen };

struct ToGo {
    Int piece, rows, columns;
    explicit ToGo(const Game& position)
        : piece(position.at(0).at(0)),
          rows(position[0].at(1) - 1),
          columns(position[0].at(2) - 1) {}
    bool equal() const { return rows == columns; }
    bool arrived() const { return rows == 0 && columns == 0; }
    bool knight_meets_goal() const {
        return (rows + columns) % 3 == 0 && std::abs(rows - columns) <= 1;
    }
    bool cold() const {
        return wythoff::is_cold(static_cast<std::uint64_t>(rows),
                                static_cast<std::uint64_t>(columns));
    }
};

class LifeWinnerBo : public Explainer {
    Text a_move(const Game& start) const override {
        static const Text kMoves[] = {
            {"A move takes the king one step left, down, or both.",
             "每步把王向左、向下或向左下走一格。"},
            {"A move takes the rook any number of cells left or down.",
             "每步把车向左或向下走若干格。"},
            {"A move takes the knight two cells left and one down, or one left and two down.",
             "每步把马向左走两格并向下走一格，或者向左走一格并向下走两格。"},
            {"A move takes the queen any number of cells left, down, or diagonally left and down.",
             "每步把后向左、向下或向左下走若干格。"}};
        return kMoves[to_index(start.at(0).at(0) - 1)];
    }
    View view(const Game& position) const override {
        const ToGo to_go(position);
        View view;
        view.parts = {{{"rows to go", "还剩的行数"}, std::to_string(to_go.rows)},
                      {{"columns to go", "还剩的列数"}, std::to_string(to_go.columns)}};
        switch (to_go.piece) {
            case kKing:
                king(to_go, &view);
                break;
            case kRook:
                rook(to_go, &view);
                break;
            case kKnight:
                knight(to_go, &view);
                break;
            default:
                queen(to_go, &view);
        }
        if (to_go.arrived()) {
            view.over = true;
            view.reason = {"The piece has reached row 1, column 1.", "棋子到了第 1 行第 1 列。"};
        }
        return view;
    }

    static void king(const ToGo& to_go, View* view) {
        view->wins = to_go.rows % 2 != 0 || to_go.columns % 2 != 0;
        view->background = {
            "A king's step takes one off the rows to go, off the columns, or off both. At the goal "
            "both are 0, which is even.",
            "王每走一步，剩下的行数减一，或列数减一，或两者都减一。在终点，两者都是 0，是偶数。"};
        view->reason = view->wins ? Text("One step along each odd number makes both even.",
                                         "把奇数各减一，两个数就都是偶数。")
                                  : Text(
                                        "Both numbers are even: every step makes at least one of "
                                        "them odd, and the other player makes both even again.",
                                        "两个数都是偶数：无论怎么走，至少有一个变成奇数，"
                                        "对手又使两个都成为偶数。");
    }
    static void rook(const ToGo& to_go, View* view) {
        view->wins = !to_go.equal();
        view->background = {
            "A rook's move lowers one of the two numbers: these are two heaps of Nim.",
            "车每走一步使其中一个数变小：这就是两堆石子的 Nim。"};
        view->reason =
            view->wins ? Text("The numbers differ: lower the greater one to the other.",
                              "两个数不相等：把大的减到与小的相等。")
                       : Text(
                             "The numbers are equal: every move makes them differ, and the other "
                             "player makes them equal again.",
                             "两个数相等：无论怎么走都变得不等，对手又使它们相等。");
    }
    static void knight(const ToGo& to_go, View* view) {
        const bool divisible = (to_go.rows + to_go.columns) % 3 == 0;
        view->wins = to_go.knight_meets_goal() && !to_go.equal();
        view->drawn = !to_go.knight_meets_goal();
        view->over =
            std::min(to_go.rows, to_go.columns) == 0 || std::max(to_go.rows, to_go.columns) == 1;
        view->background = {
            "A knight's jump takes 2 off one of the numbers and 1 off the other: 3 off their sum, "
            "and their difference changes by 1. If the knight is stuck before the goal, nobody "
            "wins.",
            "马每跳一步，一个数减 2，另一个减 1：和减 3，差变化 1。马在到终点之前走不动，"
            "就没有人获胜。"};
        view->reason =
            view->over
                ? Text("The knight has no move and is not at the goal.", "马走不动，又不在终点。")
            : !divisible
                ? Text(
                      "The sum is no multiple of 3, and never will be: the knight can't reach the "
                      "goal.",
                      "和不是 3 的倍数，以后也不会是：马到不了终点。")
            : view->wins ? Text("The numbers differ by 1: the jump that makes them equal wins.",
                                "两个数相差 1：跳一步使它们相等就能获胜。")
            : to_go.equal()
                ? Text(
                      "The numbers are equal: every jump makes them differ by 1, and the other "
                      "player makes them equal again, until both are 0.",
                      "两个数相等：无论怎么跳都相差 1，对手又使它们相等，直到都是 0。")
                : Text(
                      "The numbers differ by 2 or more. The opponent needs a difference of 1; who "
                      "always takes 2 off the smaller number keeps away from it.",
                      "两个数至少相差 2。对手要等到差为 1 才能获胜；总是把较小的数减 2 "
                      "就能避开。");
    }
    static void queen(const ToGo& to_go, View* view) {
        view->wins = !to_go.cold();
        view->background = {
            "A queen's move lowers one of the two numbers, or both by as much: Wythoff's game. The "
            "pairs that lose are called cold; they are (0, 0), (1, 2), (3, 5), (4, 7), ...",
            "后每走一步使其中一个数变小，或两个数减去同样多：这就是威佐夫博弈。"
            "必败的数对称为冷局面，即 (0, 0)、(1, 2)、(3, 5)、(4, 7)……"};
        view->reason = view->wins ? Text("The pair is hot: one move leads to a cold pair.",
                                         "这是热局面：走一步就能到达冷局面。")
                                  : Text(
                                        "The pair is cold: no move leads to another cold pair, and "
                                        "from every other pair the opponent has one.",
                                        "这是冷局面：走一步到不了另一个冷局面，"
                                        "而从其他局面对手都能走到。");
    }

    Move winning_move(const Game& position, const View&) const override {
        const ToGo to_go(position);
        Int rows = to_go.rows, columns = to_go.columns;
        if (to_go.piece == kKing) {
            rows -= rows % 2;
            columns -= columns % 2;
        } else if (to_go.piece == kRook) {
            rows = columns = std::min(rows, columns);
        } else if (to_go.piece == kKnight) {
            rows = columns = std::min(rows, columns) - 1;
        } else {
            const auto [x, y] = wythoff::winning_move(static_cast<std::uint64_t>(rows),
                                                      static_cast<std::uint64_t>(columns));
            rows = static_cast<Int>(x);
            columns = static_cast<Int>(y);
        }
        const Text names[] = {{"king", "王"}, {"rook", "车"}, {"knight", "马"}, {"queen", "后"}};
        const Text& name = names[to_index(to_go.piece - 1)];
        return {Text("move the " + name.en + " to ", "把" + name.zh + "走到") +
                    shown({rows + 1, columns + 1}),
                {{to_go.piece, rows + 1, columns + 1}}};
    }

    Text shown(const rules::Component& part) const override {
        return nth({"row", "行"}, to_index(part.at(0) - 1)) + Text(", ", "") +
               nth({"column", "列"}, to_index(part.at(1) - 1));
    }
    using Explainer::shown;
    Words words() const override { return {{"piece", "枚棋子"}, {"to", "走到"}}; }
    Text goal() const override {
        return {
            "Who moves the piece to row 1, column 1 wins. If it cannot move before, nobody does.",
            "把棋子走到第 1 行第 1 列的人获胜；在此之前走不动，就没有人获胜。"};
    }
};

}  // namespace

EXPLAINER(LifeWinnerBo)
