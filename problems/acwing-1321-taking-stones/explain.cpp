// Row 0 is the heaps.
#include <algorithm>
#include <iterator>
#include <numeric>

#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class TakingOrJoining : public Explainer {
    Text a_move(const Game&) const override {
        return {"A move takes one stone from a heap, or joins two heaps into one.",
                "每步从一堆中取一颗石子，或者把两堆合并成一堆。"};
    }
    View view(const Game& position) const override {
        const Row& heaps = position.at(0);
        const auto [ones, moves] = counts_of(heaps);
        View view;
        view.background = {
            "A heap of 1 is gone when its stone is taken; every other heap can still be joined. "
            "Let a "
            "be the number of heaps of 1, and m the moves that the others last if they are all "
            "joined "
            "and then taken stone by stone: their stones, plus their number, minus 1. If m > 2, "
            "the "
            "player to move loses iff a and m are both even. If m is at most 2, he loses iff 3 "
            "divides a.",
            "1 颗的堆取走这一颗就没有了，其余的堆都还能合并。设 1 颗的堆有 a 个；m 是把其余的堆全部"
            "合并、再逐颗取走的步数，即它们的石子总数加堆数减 1。若 m > 2，轮到走的人必败当且仅当 "
            "a "
            "与 m 都是偶数。若 m 不超过 2，必败当且仅当 a 是 3 的倍数。"};
        if (heaps.empty()) {
            view.over = true;
            view.reason = {"Nothing is left, so the player to move has no move.",
                           "什么都不剩，轮到走的人无路可走。"};
            return view;
        }
        view.wins = !lost(heaps);
        view.parts = {
            {{"a, the heaps of 1", "a：1 颗的堆"}, count(ones, {"heap", "heaps", "堆"})},
            {{"m, the others joined", "m：其余的堆合并"}, count(moves, {"move", "moves", "步"})}};
        const std::string a = "a = " + std::to_string(ones), m = "m = " + std::to_string(moves),
                          rest = std::to_string(ones % 3);
        if (moves > 2) {
            const Text both(a + " and " + m, a + " 与 " + m);
            view.reason =
                both + (view.wins ? Text(" are not both even: some move leaves a loss.",
                                         " 不都是偶数：有一步能走到必败的局面。")
                                  : Text(" are both even: every move makes one of them odd.",
                                         " 都是偶数：无论怎么走，总有一个变为奇数。"));
        } else if (view.wins) {
            view.reason = {
                a + " leaves " + rest + " if divided by 3, and " + m +
                    " is at most 2: after some move 3 divides a, and m is still at most 2.",
                a + " 除以 3 余 " + rest + "，" + m +
                    " 不超过 2：有一步使 a 变为 3 的倍数，而 m 仍不超过 2。"};
        } else {
            view.reason = {
                a + " is a multiple of 3, and " + m +
                    " is at most 2: after every move 3 does not divide a, or m is odd and "
                    "above 2.",
                a + " 是 3 的倍数，" + m +
                    " 不超过 2：无论怎么走，a 不再是 3 的倍数，或者 m 变为大于 2 的奇数。"};
        }
        return view;
    }
    Move winning_move(const Game& position, const View&) const override {
        const rules::Component heaps = rules().begin(position).at(0);
        rules::OptionList list;
        rules().play(position)->moves(heaps, list);
        for (const rules::Position& to : list.all) {
            const Row next = to.empty() ? Row{} : to[0];
            if (!lost(next)) continue;
            const auto [ones, moves] = counts_of(next);
            const std::string a = "a = " + std::to_string(ones), m = "m = " + std::to_string(moves);
            return {shown(heaps, to),
                    {next},
                    {"it leaves " + a + " and " + m + ".", "走后 " + a + "，" + m + "。"}};
        }
        throw std::logic_error("no move wins");
    }
    // A move is told by the heaps that it changes, which are not among those that are left.
    Text shown(const rules::Component& from, const rules::Position& to) const override {
        const Row left = to.empty() ? Row{} : to[0];
        Row changed;
        std::set_difference(from.begin(), from.end(), left.begin(), left.end(),
                            std::back_inserter(changed));
        const std::string first = std::to_string(changed.at(0));
        if (changed.size() == 2) {
            const std::string second = std::to_string(changed[1]);
            return {"join the heaps of " + first + " and " + second,
                    "合并 " + first + " 颗与 " + second + " 颗的两堆"};
        }
        if (changed[0] == 1) return {"take the heap of 1", "取走 1 颗的一堆"};
        return {"take a stone from the heap of " + first, "从 " + first + " 颗的一堆中取一颗"};
    }
    using Explainer::shown;

    struct Counts {
        Int ones, moves;
    };
    static Counts counts_of(const Row& heaps) {
        const Int all = std::accumulate(heaps.begin(), heaps.end(), Int{0}),
                  ones = std::count(heaps.begin(), heaps.end(), 1),
                  large = static_cast<Int>(heaps.size()) - ones;
        return {ones, large == 0 ? 0 : all - ones + large - 1};
    }
    static bool lost(const Row& heaps) {
        const auto [ones, moves] = counts_of(heaps);
        return moves > 2 ? ones % 2 == 0 && moves % 2 == 0 : ones % 3 == 0;
    }
};

}  // namespace

EXPLAINER(TakingOrJoining)
