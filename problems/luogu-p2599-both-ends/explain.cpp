// Row 0 is the heaps, from left to right.
#include <algorithm>

#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class BothEnds : public Explainer {
    Text a_move(const Game&) const override {
        return {"A move takes one or more stones from the first or the last heap that is left.",
                "每步从剩下的最左或最右一堆中取一颗或多颗石子。"};
    }
    View view(const Game& position) const override {
        const Row& heaps = position.at(0);
        View view;
        view.background = {
            "A move takes stones from the leftmost or the rightmost heap. Next to a row, on its "
            "left, "
            "exactly one heap makes a loss (of 0 stones if the row itself is lost): from a larger "
            "one "
            "a move leads to it, so no two sizes lose. So does exactly one on its right.",
            "每步从最左边或最右边的一堆中取。在一行的左边添一堆，恰有一种添法使局面必败"
            "（这一行本身必败时，添 0 "
            "颗）：更大的一堆可以取到这个数，所以不会有两种。右边也一样。"};
        if (heaps.empty()) {
            view.over = true;
            view.reason = {"Nothing is left, so the player to move has no move.",
                           "什么都不剩，轮到走的人无路可走。"};
            return view;
        }
        const Ends ends = ends_of(heaps);
        view.wins = heaps.front() != ends.left;
        view.parts = {{{"leftmost heap", "最左边的一堆"}, count(heaps.front(), kStones)},
                      {{"in its place, a loss", "此处必败的数"}, count(ends.left, kStones)}};
        if (heaps.size() > 1) {
            view.parts.push_back(
                {{"rightmost heap", "最右边的一堆"}, count(heaps.back(), kStones)});
            view.parts.push_back(
                {{"in its place, a loss", "此处必败的数"}, count(ends.right, kStones)});
        }
        if (heaps.size() == 1) {
            view.reason = {"There is one heap, so the player to move takes all of it.",
                           "只有一堆，轮到走的人全部取走。"};
        } else if (!view.wins) {
            view.reason = {
                "Each end is just the heap that makes a loss of the others, so every move leaves "
                "another heap there, and the opponent wins.",
                "两端正好都是使局面必败的那一堆，所以无论怎么取，这一端都变成别的数，对手必胜。"};
        } else {
            const bool by_left = heaps.front() > ends.left;
            view.reason = by_left ? Text("The leftmost heap is larger than the one that loses",
                                         "最左边的一堆多于使局面必败的数")
                                  : Text("The rightmost heap is larger than the one that loses",
                                         "最右边的一堆多于使局面必败的数");
            view.reason += {", so a move leaves that one.", "，取到这个数即可。"};
        }
        return view;
    }
    Move winning_move(const Game& position, const View&) const override {
        Row heaps = position.at(0);
        const Ends ends = ends_of(heaps);
        const bool by_left = heaps.front() > ends.left;
        const Int had = by_left ? heaps.front() : heaps.back();
        const Int left = by_left ? ends.left : ends.right;
        const Text name = heaps.size() == 1 ? Text("the heap", "这一堆")
                          : by_left         ? Text("the leftmost heap", "最左边的一堆")
                                            : Text("the rightmost heap", "最右边的一堆");
        (by_left ? heaps.front() : heaps.back()) = left;
        if (left == 0) heaps.erase(by_left ? heaps.begin() : heaps.end() - 1);
        return {take_text(name, had, left), {heaps}};
    }
    std::optional<Int> winning_moves(const Game& position, const View&) const override {
        const Row& heaps = position.at(0);
        const Ends ends = ends_of(heaps);
        const bool by_left = heaps.front() > ends.left;
        const bool by_right = heaps.size() > 1 && heaps.back() > ends.right;
        // Of equal heaps either end leaves the same.
        const bool same = by_left && by_right && ends.left == 0 && ends.right == 0 &&
                          std::equal(heaps.begin() + 1, heaps.end(), heaps.begin());
        return Int{by_left} + Int{by_right} - Int{same};
    }

    // What makes a loss of the heaps but the first, on their left, and of the heaps but the last, on
    // their right.
    struct Ends {
        Int left, right;
    };
    static Ends ends_of(const Row& heaps) {
        const std::size_t n = heaps.size();
        Row left(n + 1), right(n + 1);  // of the row that begins at this heap
        for (std::size_t length = 1; length < n; ++length) {
            for (std::size_t i = 0; i + length <= n; ++i) {
                const Int l = left[i], r = right[i];
                left[i] = opposite(heaps[i + length - 1], l, r);
                right[i] = opposite(heaps[i], right[i + 1], left[i + 1]);
            }
        }
        return {left[n > 1 ? 1 : 0], right[0]};
    }
    // On one side of a row with a heap of x on the other, given the same for the row alone.
    static Int opposite(Int x, Int here, Int there) {
        if (x == there) return 0;
        if (x < there) return x < here ? x : x + 1;
        return x <= here ? x - 1 : x;
    }
};

}  // namespace

EXPLAINER(BothEnds)
