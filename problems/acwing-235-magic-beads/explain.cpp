#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class MagicBeads : public ComponentsExplainer {
    Text a_move(const Game&) const override {
        return {
            "A move replaces a heap of p > 1 beads by one heap of d beads for each divisor d < p, "
            "and then removes one of these heaps.",
            "每步把一堆 p > 1 颗珠子换成若干堆，p 的每个小于 p 的约数各成一堆，再让其中一堆消失。"};
    }
    std::vector<Part> parts(const Game& position) const override {
        return heap_parts(position.at(0), [&](Int heap) { return value(position, {heap}); },
                          {"bead", "beads", "颗珠子"});
    }
    Text values_come_from(const Game&) const override {
        return {
            "A move replaces a heap by one heap for each of its proper divisors but one. Its "
            "Grundy value is the least number that is not the xor of the values of such heaps. "
            "A heap of 1 has no move and the value 0.",
            "每步把一堆换成若干堆：它的每个真约数对应一堆，但要去掉其中一堆。"
            "一堆的 SG 值，是这样换来的各堆的 SG 值的异或和所取不到的最小自然数。"
            "1 颗的堆走不了，值是 0。"};
    }
    Text told(std::size_t index, const rules::Component& from,
              const rules::Position& to) const override {
        const Row left = heaps_of(to);
        Int out = 1;
        while (from[0] % out != 0 || std::count(left.begin(), left.end(), out) > 0) ++out;
        const Text name = nth_heap(index), heaps = listed(left);
        return Text("from the divisors of " + name.en + " leave out ",
                    "从" + name.zh + "的约数中去掉 ") +
               std::to_string(out) +
               (left.empty() ? Text(", which turns the heap into nothing", "，什么也换不来")
                             : Text(", which turns the heap into heaps of " + heaps.en,
                                    "，换来的各堆是 " + heaps.zh));
    }
};

}  // namespace

EXPLAINER(MagicBeads)
