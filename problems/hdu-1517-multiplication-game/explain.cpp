#include "explain/explanation.hpp"

namespace {

using namespace explanation;

// Of n and p, only m = ceil(n / p) counts: the product of the factors still to come must be m or
// more. So a position is the game that begins with n = m.
class MultiplicationGame : public Explainer {
    Text a_move(const Game& start) const override {
        const std::string n = std::to_string(start.at(0).at(0));
        return {"As long as the number p is below " + n + ", a move multiplies it by 2 to 9.",
                "只要数 p 小于 " + n + "，每步就把它乘以 2 到 9 中的一个数。"};
    }
    View view(const Game& position) const override {
        const Int n = position.at(0).at(0);
        View view;
        const std::string m = "m = " + std::to_string(n);
        view.background = {
            "Only m = ceil(n / p) counts: the product that the factors still have to reach. Up to "
            "9, one factor is enough. From 10 to 18, every factor leaves the opponent 2 to 9. From "
            "19 to 9 * 18, some factor leaves 10 to 18. And so on: the ends of the intervals are "
            "multiplied by 2 and by 9 in turn.",
            "起作用的只是 m = ceil(n / p)：今后所选因数之积要达到的数。"
            "不超过 9 时，一个因数就够了。10 到 18 时，无论选哪个因数，留给对手的都是 2 到 9。"
            "19 到 9 * 18 时，总有一个因数留下 10 到 18。依此类推：区间的端点轮流乘以 2 和 9。"};
        if (n <= 1) {
            view.parts = {{m, {"the other player has reached n", "对方已经达到 n"}}};
            view.reason = {"The game is over, and the player to move has lost.",
                           "游戏结束，轮到走的人输了。"};
            return view;
        }
        for (Int first = 2, last = 9; view.parts.empty() || first <= n;) {
            view.wins = !view.wins;
            view.parts.push_back({std::to_string(first) + " .. " + std::to_string(last),
                                  view.wins ? Text("the player to move wins", "轮到走的人必胜")
                                            : Text("the other player wins", "轮到走的人必败")});
            first = last + 1;
            last *= view.wins ? 2 : 9;
        }
        view.reason = m +
                      Text(" is in the last of these intervals, so the player to move ",
                           " 在其中最后一个区间里，所以轮到走的人") +
                      (view.wins ? Text("wins.", "必胜。") : Text("loses.", "必败。"));
        return view;
    }
    Move winning_move(const Game& position, const View&) const override {
        const Int n = position.at(0).at(0);
        for (Int factor = 2; factor <= 9; ++factor) {
            const Int rest = (n - 1) / factor + 1;
            if (view({{rest}}).wins) continue;
            const std::string f = std::to_string(factor);
            return {times(factor) + Text(", which leaves", "，剩下") + " m = ceil(" +
                        std::to_string(n) + " / " + f + ") = " + std::to_string(rest),
                    {{rest}}};
        }
        throw std::logic_error("no factor wins");
    }
    bool goes_on_elsewhere() const override { return true; }
    Text shown(const rules::Component& part) const override {
        return "p = " + std::to_string(part.at(0)) + Text(", ", "，") +
               "n = " + std::to_string(part.at(1));
    }
    Text shown(const rules::Component& from, const rules::Position& to) const override {
        return times(to.at(0).at(0) / from.at(0));
    }

    static Text times(Int factor) { return Text("multiply by ", "乘以 ") + std::to_string(factor); }
};

}  // namespace

EXPLAINER(MultiplicationGame)
