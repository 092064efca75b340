// A position is one row, N and K, as long as the circle is whole; then two: K, and the rows of coins.
#include "../explain/circle.hpp"

namespace {

using namespace explanation;

class CoinGame : public CircleExplainer {
 public:
    CoinGame() : CircleExplainer(kCoins) {}

 private:
    Text a_move(const Game& start) const override {
        const Int most = start.at(0).at(1);
        return Text("A move takes ", "每步取 ") + one_to(most) +
               (most == 1 ? Text(" coin.", " 枚硬币。")
                          : Text(" coins that lie side by side, without a gap.",
                                 " 枚相邻的硬币，中间不能有空位。"));
    }
    View view_of_circle(Int coins, Int most) const override {
        View view;
        view.wins = coins <= most || (most == 1 && coins % 2 != 0);
        view.parts = {{{"the circle", "一圈"}, count(coins, kCoins)},
                      {{"a move takes", "每步取"}, "1 .. " + std::to_string(most)}};
        view.background = {
            "A move takes neighbouring coins; gaps do not close. So the first move leaves a single "
            "row, unless it takes all.",
            "每步取走相邻的若干枚，空位不会合拢。所以第一步如果没有取完，剩下的就是一排。"};
        if (coins <= most) {
            view.reason = {"The player to move takes all coins at once.",
                           "轮到走的人一次就能取完。"};
        } else if (most == 1) {
            view.reason = Text("Each move takes just one coin, whatever the players do, and ",
                               "无论怎么走，每步都只取一枚，") +
                          std::to_string(coins) +
                          (view.wins ? Text(" is odd: the first player takes the last one.",
                                            " 是奇数，所以先手取走最后一枚。")
                                     : Text(" is even: the second player takes the last one.",
                                            " 是偶数，所以后手取走最后一枚。"));
        } else {
            view.reason = {
                "The first player leaves a row. The other player takes one or two coins from its "
                "middle, or all of them, so that two equal rows remain or none, and from then on "
                "repeats each move in the other row.",
                "先手走完剩下一排。对手取走它正中的一枚或两枚（或者一次取完），使剩下的两排一样长"
                "（或者一枚不剩）；此后先手在一排中怎么取，对手就在另一排中怎么取。"};
        }
        return view;
    }
    Move first_move(Int coins, Int most) const override {
        if (coins <= most) return {{"take all coins", "取走全部硬币"}, {{most}, {}}};
        return {{"take any coin, which leaves a row of " + std::to_string(coins - 1),
                 "任取一枚，剩下一排 " + std::to_string(coins - 1) + " 枚"},
                {{most}, {coins - 1}}};
    }
    Int value(const Game& position, const rules::Component& part) const override {
        const bool alternates = position[0].back() == 1;
        return alternates ? part[0] % 2 : ComponentsExplainer::value(position, part);
    }
    Text values_come_from(const Game& position) const override {
        return {
            "A move takes up to " + std::to_string(position[0][0]) +
                " neighbouring coins of a row; what is left of it on the two sides are rows of "
                "their own. The Grundy value of a row is the least number that is not the nim-sum "
                "of what a move leaves; two equal rows cancel.",
            "每步从一排中取走相邻的至多 " + std::to_string(position[0][0]) +
                " 枚，两边剩下的各成一排。一排的 SG 值，是走一步剩下的各排的异或和都取不到的"
                "最小自然数；一样长的两排互相抵消。"};
    }
    Text taking(const Text& coins) const override {
        return {"take " + coins.en, "取走 " + coins.zh};
    }
    Text taking(const Text& coins, const Text& row) const override {
        return {"take " + coins.en + " from " + row.en, "从" + row.zh + "取走 " + coins.zh};
    }

    static constexpr Noun kCoins = {"coin", "coins", "枚硬币"};
};

}  // namespace

EXPLAINER(CoinGame)
