#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class SplittingNim : public ComponentsExplainer {
    Text a_move(const Game&) const override {
        return {"A move replaces one heap by two, each smaller than it; they may be empty.",
                "每步把一堆换成两堆，每堆都比它小，可以为空。"};
    }
    std::vector<Part> parts(const Game& position) const override {
        return heap_parts(position.at(0), [&](Int heap) { return value(position, {heap}); });
    }
    Text values_come_from(const Game& position) const override {
        Row values;
        for (Int heap = 0; heap < 6; ++heap) values.push_back(value(position, {heap}));
        return Text(
                   "A move replaces a heap by two smaller ones, which may be empty. Its Grundy "
                   "value is the least number that is not the xor of the values of two smaller "
                   "heaps. For 0, 1, 2, 3, 4, 5 stones the values are ",
                   "每步把一堆换成更小的两堆，可以是空堆。"
                   "一堆的 SG 值，是更小的两堆的值的异或和所取不到的最小自然数。"
                   "0、1、2、3、4、5 颗石子的值依次是 ") +
               listed(values) + Text(".", "。");
    }
    Text told(std::size_t index, const rules::Component& from,
              const rules::Position& to) const override {
        Row heaps = heaps_of(to);
        heaps.resize(2);
        const Text name = nth_heap(index), stones = count(from[0], kStones);
        const std::string one = std::to_string(heaps[0]), other = std::to_string(heaps[1]);
        return {
            "replace " + name.en + " (" + stones.en + ") by heaps of " + one + " and " + other,
            "把" + name.zh + "（" + stones.zh + "）换成 " + one + " 颗和 " + other + " 颗的两堆"};
    }
};

}  // namespace

EXPLAINER(SplittingNim)
