#include "../explain/take_or_split.hpp"

namespace {

using namespace explanation;

class NimOrNotNim : public TakeOrSplit {
    Text a_move(const Game&) const override {
        return nim_move(kStones, {", or splits one heap into two, neither of them empty.",
                                  "，或者把一堆分成两个非空的堆。"});
    }
    Int value(Int heap) const override {
        if (heap % 4 == 3) return heap + 1;
        return heap > 0 && heap % 4 == 0 ? heap - 1 : heap;
    }
    Row split(Int heap) const override { return {1, heap - 1}; }
    Text values_come_from(const Game&) const override {
        return {
            "A move takes stones, or splits a heap into two. A heap of n can become "
            "any smaller heap, and a split hardly ever reaches a new value: its Grundy value is n. "
            "But 4k + 3 can be split into 1 and 4k + 2, whose nim-sum is 4k + 3, so that its value "
            "is 4k + 4; and 4k + 4, which can become 4k + 3, has the value 4k + 3.",
            "每步取走一些，或者把一堆分成两堆。n 颗的一堆可以变成任何更小的一堆，"
            "而分堆几乎得不到新的值，所以 SG 值是 n。但是 4k + 3 可以分成 1 与 4k + 2，它们的"
            "异或和是 4k + 3，所以它的值是 4k + 4；4k + 4 可以变成 4k + 3，它的值就是 4k + 3。"};
    }
};

}  // namespace

EXPLAINER(NimOrNotNim)
