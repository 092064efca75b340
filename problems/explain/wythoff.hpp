// Explains Wythoff's game, 51Nod 1072 and 1185.
#ifndef PROBLEMS_EXPLAIN_WYTHOFF_HPP
#define PROBLEMS_EXPLAIN_WYTHOFF_HPP

#include <cmath>

#include "../../common/wythoff.hpp"
#include "explain/explanation.hpp"

namespace explanation {

class Wythoff : public Explainer {
    Text a_move(const Game&) const override {
        return nim_move(kStones,
                        {", or equally many from both heaps.", "，或从两堆中取同样多颗。"});
    }
    View view(const Game& position) const override {
        const auto [a, b] = std::minmax(position.at(0).at(0), position[0].at(1));
        const Int small = cold_of_difference(b - a);
        View view;
        view.wins = !is_cold(a, b);
        view.parts = {{{"smaller heap a", "较小的一堆 a"}, std::to_string(a)},
                      {{"difference d", "差 d"}, std::to_string(b - a)},
                      {"floor(d * phi)", std::to_string(small)}};
        view.background = {
            "The pairs from which every move leads to a win of the opponent are called cold. They "
            "are (0, 0), (1, 2), (3, 5), (4, 7), ...: for each difference d one, with the smaller "
            "heap floor(d * phi), where phi = 1.618... is the golden ratio (Wythoff).",
            "无论怎么走都是对手必胜的局面称为冷局面，即 (0, 0)、(1, 2)、(3, 5)、(4, 7)……"
            "每个差 d 对应一个，其中较小的一堆是 floor(d * phi)，phi = 1.618... "
            "是黄金分割比（威佐夫）。"};
        view.reason =
            Text("Here a = " + std::to_string(a) + " and",
                 "这里 a = " + std::to_string(a) + "，而") +
            " floor(d * phi) = " + std::to_string(small) + Text(", so the pair is ", "，所以这是") +
            (view.wins
                 ? Text("hot: one move leads to a cold pair.", "热局面：走一步就能到达冷局面。")
                 : Text("cold: no move leads from it to another cold pair.",
                        "冷局面：走一步到不了另一个冷局面。"));
        return view;
    }
    Move winning_move(const Game& position, const View&) const override {
        const Int a = position.at(0).at(0), b = position[0].at(1);
        const auto [x, y] =
            wythoff::winning_move(static_cast<std::uint64_t>(a), static_cast<std::uint64_t>(b));
        const Int left_a = static_cast<Int>(x), left_b = static_cast<Int>(y);
        const Int taken = std::max(a - left_a, b - left_b);
        const Text stones = count(taken, kStones);
        const Text from = left_a == a   ? Text("the second heap", "第二堆")
                          : left_b == b ? Text("the first heap", "第一堆")
                                        : Text("each heap", "两堆各");
        return {Text("take " + stones.en + " from " + from.en + ", which leaves the cold pair",
                     "从" + from.zh + "取走 " + stones.zh + "，留下冷局面") +
                    " (" + std::to_string(left_a) + ", " + std::to_string(left_b) + ")",
                {{left_a, left_b}}};
    }

    static bool is_cold(Int a, Int b) {
        return wythoff::is_cold(static_cast<std::uint64_t>(a), static_cast<std::uint64_t>(b));
    }
    // floor(d * phi): the rounding of long double is off by a little, is_cold() is exact.
    static Int cold_of_difference(Int d) {
        const long double phi = (1 + std::sqrt(5.0L)) / 2;
        Int small = std::max<Int>(0, static_cast<Int>(static_cast<long double>(d) * phi) - 2);
        while (!is_cold(small, small + d)) ++small;
        return small;
    }
};

}  // namespace explanation

#endif
