// Row 0 is the heaps.
#include <algorithm>
#include <iterator>
#include <numeric>

#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class TakingOrJoining : public Explainer {
    View view(const Game& position) const override {
        const Row& heaps = position.at(0);
        const auto [ones, moves] = counts_of(heaps);
        View view;
        view.background = {
            "A heap of one stone is gone when its stone is taken; every other heap can still be "
            "joined. Let m be the moves that the large heaps last if they are all joined and then "
            "taken stone by stone: their stones, and one less than their number. As long as m is "
            "above 2, only two parities count. The player to move loses iff m and the number of "
            "ones are both even. If m is at most 2, the ones decide by threes.",
            "1 颗的堆取走这一颗就没有了，其余的堆都还能合并。把其余的堆全部合并、再逐颗取走，所需"
            "的步数记作 m，即它们的石子数加堆数减 1。m 大于 2 时只看奇偶：m 与 1 颗的堆数都是偶数"
            "时，轮到走的人必败。m 不超过 2 时，看 1 颗的堆数除以 3 的余数。"};
        if (heaps.empty()) {
            view.over = true;
            view.reason = {"Nothing is left, so the player to move has no move.",
                           "什么都不剩，轮到走的人无路可走。"};
            return view;
        }
        view.wins = !lost(heaps);
        view.parts = {
            {{"heaps of one stone", "1 颗的堆"}, count(ones, {"heap", "heaps", "堆"})},
            {{"the other heaps, joined", "其余的堆合并"}, count(moves, {"move", "moves", "步"})}};
        const std::string one = std::to_string(ones), m = std::to_string(moves);
        if (moves <= 2) {
            const std::string rest = std::to_string(ones % 3);
            view.reason =
                Text("m = " + m + " is at most 2, and " + one + " ones leave " + rest +
                         " if divided by 3: ",
                     "m = " + m + " 不超过 2，1 颗的堆有 " + one + " 个，除以 3 余 " + rest + "：");
            view.reason +=
                view.wins ? Text("some move leaves a multiple of 3 and m at most 2.",
                                 "有一步使堆数变为 3 的倍数，而 m 仍不超过 2。")
                          : Text(
                                "no move leaves a multiple of 3 with m at most 2, and a move that "
                                "makes m larger leaves it odd.",
                                "没有一步能使堆数仍是 3 的倍数而 m 不超过 2，使 m 变大的走法都使它"
                                "变为奇数。");
        } else if (!view.wins) {
            view.reason = {
                "m = " + m + " and the number of ones, " + one +
                    ", are both even: every move makes one of them odd.",
                "m = " + m + " 与 1 颗的堆数 " + one + " 都是偶数：无论怎么走，总有一个变为奇数。"};
        } else {
            view.reason = {
                "m = " + m + " and the number of ones, " + one +
                    ", are not both even: some move leaves a lost position.",
                "m = " + m + " 与 1 颗的堆数 " + one + " 不都是偶数：有一步能走到必败的局面。"};
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
            const std::string one = std::to_string(ones), m = std::to_string(moves);
            return {shown(heaps, to),
                    {next},
                    {"it leaves " + one + (ones == 1 ? " one" : " ones") + " and m = " + m + ".",
                     "走后 1 颗的堆有 " + one + " 个，m = " + m + "。"}};
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
