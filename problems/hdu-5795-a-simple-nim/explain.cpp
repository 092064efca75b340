#include "../explain/take_or_split.hpp"

namespace {

using namespace explanation;

class SimpleNim : public TakeOrSplit {
    Text a_move(const Game&) const override {
        return nim_move(kStones, {", or splits one heap into three, none of them empty.",
                                  "，或者把一堆分成三个非空的堆。"});
    }
    Int value(Int heap) const override {
        if (heap % 8 == 7) return heap + 1;
        return heap > 0 && heap % 8 == 0 ? heap - 1 : heap;
    }
    Row split(Int heap) const override { return {1, 2, heap - 3}; }
    Text values_come_from(const Game&) const override {
        return {
            "A move takes stones, or splits a heap into three. A heap of n can become any smaller "
            "heap, and a split hardly ever reaches a new value: its Grundy value is n. But 8k + 7 "
            "can be split into 1, 2 and 8k + 4, whose nim-sum is 8k + 7, so that its value is 8k + "
            "8; and 8k + 8, which can become 8k + 7, has the value 8k + 7.",
            "每步取走一些，或者把一堆分成三堆。n 颗的一堆可以变成任何更小的一堆，而分堆几乎"
            "得不到新的值，所以 SG 值是 n。但是 8k + 7 可以分成 1、2 与 8k + 4，"
            "它们的异或和是 8k + 7，所以它的值是 8k + 8；8k + 8 可以变成 8k + 7，它的值就是 8k + "
            "7。"};
    }
};

}  // namespace

EXPLAINER(SimpleNim)
