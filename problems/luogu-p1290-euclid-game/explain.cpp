#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class EuclidGame : public Explainer {
    Text a_move(const Game&) const override {
        return {
            "A move subtracts a positive multiple of the smaller number from the larger one, which "
            "must not become negative.",
            "每步从较大的数中减去较小的数的正整数倍，结果不能为负。"};
    }
    View view(const Game& position) const override {
        auto [b, a] = std::minmax({position.at(0).at(0), position[0].at(1)});
        View view;
        view.background = {
            "Let a >= b be the numbers. If b < a < 2 b, there is only one move. The first player "
            "to have a choice wins: from (a mod b + b, b) the only move is to (a mod b, b), so a "
            "player with a >= 2 b moves to the latter if it loses, and else to the former. If a is "
            "a multiple of b, the player to move ends the game.",
            "设两个数为 a >= b。若 b < a < 2 b，只有一种走法。谁先有选择的余地谁就获胜："
            "从 (a mod b + b, b) 只能走到 (a mod b, b)，所以 a >= 2 b 时，"
            "若后者必败就走到后者，否则走到前者。若 a 是 b 的倍数，轮到走的人一步就结束游戏。"};
        if (b == 0) {
            view.parts = {{step(0), pair(a, b) + Text(", the game is over", "，游戏结束")}};
            view.reason = {"The other player has made one of the numbers 0 and won.",
                           "对方已经使其中一个数变成 0，获胜了。"};
            return view;
        }
        view.wins = true;
        std::size_t forced = 0;
        for (; b < a && a - b < b; ++forced, view.wins = !view.wins) {
            view.parts.push_back(
                {step(forced), pair(a, b) + Text(", one move only", "，只有一种走法")});
            a = std::exchange(b, a - b);
        }
        view.parts.push_back(
            {step(forced),
             pair(a, b) + (a % b == 0 ? Text(", can be ended at once", "，可以立刻结束")
                                      : Text(", a choice", "，有选择"))});
        const Text moves =
            count(static_cast<Int>(forced), {"forced move", "forced moves", "步被迫的走法"});
        view.reason =
            forced == 0
                ? Text("The player to move has the choice.", "轮到走的人有选择的余地。")
                : Text("After " + moves.en, moves.zh + "之后，") +
                      (view.wins
                           ? Text(" the player to move has the choice.", "轮到走的人有选择的余地。")
                           : Text(" the other player has the choice.", "对方有选择的余地。"));
        return view;
    }
    Move winning_move(const Game& position, const View&) const override {
        const auto [b, a] = std::minmax({position.at(0).at(0), position[0].at(1)});
        Int left = a % b;
        if (a < 2 * b) {
            left = a - b;
        } else if (left > 0 && view({{left, b}}).wins) {
            left += b;
        }
        const std::string product = std::to_string((a - left) / b) + " * " + std::to_string(b),
                          from = std::to_string(a);
        return {Text("subtract " + product + " from " + from + ", which leaves ",
                     "从 " + from + " 中减去 " + product + "，剩下 ") +
                    pair(left, b),
                {{left, b}}};
    }

    static std::string pair(Int a, Int b) {
        return "(" + std::to_string(a) + ", " + std::to_string(b) + ")";
    }
    static Text step(std::size_t forced) {
        const std::string number = std::to_string(forced);
        return forced == 0 ? Text("start", "开始") : Text("after " + number, number + " 步之后");
    }
};

}  // namespace

EXPLAINER(EuclidGame)
