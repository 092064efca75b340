#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class KikisGame : public Explainer {
    Text a_move(const Game&) const override {
        return {"A move takes the coin one step left, down, or both.",
                "每步把硬币向左、向下或向左下走一格。"};
    }
    View view(const Game& position) const override {
        const Int n = position.at(0).at(0), m = position[0].at(1);
        const auto parity = [](Int side) {
            return side % 2 == 0 ? Text(", even", "，偶数") : Text(", odd", "，奇数");
        };
        View view;
        view.wins = n % 2 == 0 || m % 2 == 0;
        view.parts = {{{"rows", "行数"}, std::to_string(n) + parity(n)},
                      {{"columns", "列数"}, std::to_string(m) + parity(m)}};
        view.background = {
            "A move takes one off the rows that are left, off the columns, or off both. On 1 x 1 "
            "there is no move; there both numbers are odd.",
            "每走一步，剩下的行数减一，或列数减一，或两者都减一。1 x 1 "
            "时走不了，这时两个数都是奇数。"};
        view.reason =
            view.wins
                ? Text("One step along each even side makes both numbers odd.",
                       "沿每条偶数边走一步，两个数就都是奇数。")
                : Text(
                      "Both numbers are odd: every move makes at least one of them even, "
                      "and the other player makes both odd again.",
                      "两个数都是奇数：无论怎么走，至少有一个变成偶数，对手又使两个都成为奇数。");
        return view;
    }
    Move winning_move(const Game& position, const View&) const override {
        Game next = position;
        const bool down = next.at(0).at(0) % 2 == 0, left = next[0].at(1) % 2 == 0;
        if (down) --next[0][0];
        if (left) --next[0][1];
        return {Text("move the coin ", "把硬币向") +
                    (down && left ? Text("down and left", "左下")
                     : down       ? Text("down", "下")
                                  : Text("left", "左")) +
                    Text(", which leaves ", "移一格，剩下 ") + std::to_string(next[0][0]) + " x " +
                    std::to_string(next[0][1]),
                next};
    }
    Text shown(const rules::Component& part) const override {
        return nth({"row", "行"}, to_index(part.at(0) - 1)) + Text(", ", "") +
               nth({"column", "列"}, to_index(part.at(1) - 1));
    }
    using Explainer::shown;
    Words words() const override { return {{"coin", "枚硬币"}, {"to", "走到"}}; }
};

}  // namespace

EXPLAINER(KikisGame)
