#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class StaircaseNim : public SumExplainer {
    Text a_move(const Game&) const override {
        return {
            "A move takes one or more stones from one stair down to the next, or from stair 1 to "
            "the ground.",
            "每步把一级台阶上的一颗或多颗石子搬到下一级台阶，从第 1 级则搬到地面。"};
    }
    std::vector<Part> parts(const Game& position) const override {
        std::vector<Part> stairs = heap_parts(position.at(0), [](Int stones) { return stones; });
        for (std::size_t i = 0; i < stairs.size(); ++i) {
            stairs[i].name = named(i);
            if (i % 2 != 0) stairs[i].value.reset();
        }
        return stairs;
    }
    Text values_come_from(const Game&) const override {
        return {
            "Only the odd stairs count, and they are Nim heaps: stones that leave an odd stair "
            "are out of the game. When stones move from an even stair to an odd one, the other "
            "player can move them on at once, so that changes nothing.",
            "只有奇数级台阶算数，它们是 Nim 堆：石子离开奇数级，就不再起作用。"
            "石子从偶数级搬到奇数级时，对手可以立刻把它们再往下搬一级，所以这不改变胜负。"};
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        Game next = position;
        Int& stair = next.at(0).at(index);
        const Int moved = stair - to;
        stair = to;
        if (index > 0) next[0][index - 1] += moved;
        const Text stones = count(moved, kStones), from = named(index),
                   below = index > 0 ? named(index - 1) : Text("the ground", "地面");
        return {Text("move " + stones.en + " from " + from.en + " to " + below.en,
                     "从" + from.zh + "搬 " + stones.zh + "到" + below.zh),
                next};
    }
    // An odd stair falls to its xor with the nim-sum, or rises to it, if the stair above has enough.
    std::optional<Int> winning_moves(const Game& position, const View& view) const override {
        const Row& stairs = position.at(0);
        Int moves = 0;
        for (std::size_t i = 0; i < stairs.size(); i += 2) {
            const Int rise = (stairs[i] ^ *view.nim_sum) - stairs[i];
            const Int above = i + 1 < stairs.size() ? stairs[i + 1] : 0;
            moves += rise <= above;
        }
        return moves;
    }
    Text shown(const rules::Component& stairs, const rules::Position& to) const override {
        for (std::size_t i = stairs.size(); i-- > 0;) {
            if (stairs[i] == to.at(0).at(i)) continue;
            return Text("from ", "从") + named(i) + Text(" move ", "搬 ") +
                   count(stairs[i] - to[0][i], kStones);
        }
        throw std::logic_error("no stone moves");
    }
    using Explainer::shown;
    Text said(const rules::Component& stairs) const override {
        Text text;
        for (std::size_t i = 0; i < stairs.size(); ++i) {
            text += (i > 0 ? Text(", ", "，") : Text()) + named(i) + Text(": ", "：") +
                    std::to_string(stairs[i]);
        }
        return text;
    }
    using Explainer::said;

    static Text named(std::size_t stair) { return nth({"stair", "级台阶"}, stair); }
};

}  // namespace

EXPLAINER(StaircaseNim)
