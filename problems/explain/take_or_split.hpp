// Explains heaps of which a move takes stones, or which it splits into a fixed number of heaps: HDU
// 3032 and HDU 5795. Row 0 is the heaps.
#ifndef PROBLEMS_EXPLAIN_TAKE_OR_SPLIT_HPP
#define PROBLEMS_EXPLAIN_TAKE_OR_SPLIT_HPP

#include "explain/explanation.hpp"

namespace explanation {

class TakeOrSplit : public SumExplainer {
 protected:
    // The Grundy value of a heap; the heap of this size has the other's size as its value.
    virtual Int value(Int heap) const = 0;
    // The parts of a split that has the value of the heap less 1, where no smaller heap has it.
    virtual Row split(Int heap) const = 0;

 private:
    std::vector<Part> parts(const Game& position) const override {
        return heap_parts(position.at(0), [&](Int heap) { return value(heap); });
    }
    // Each value below that of a heap is the value of a smaller heap, or else that of a split.
    Move lower(const Game& position, std::size_t index, Int to) const override {
        const Int heap = position.at(0).at(index), left = value(to);
        if (left < heap) return take(position, 0, index, left);
        const Row sizes = split(heap);
        const Text heaps = listed({sizes.begin(), sizes.end() - 1}) + Text(" and ", " 和 ") +
                           std::to_string(sizes.back());
        Game next = position;
        const auto at = next[0].begin() + static_cast<std::ptrdiff_t>(index);
        next[0].insert(next[0].erase(at), sizes.begin(), sizes.end());
        const Text name = nth_heap(index), stones = count(heap, kStones);
        return {{"split " + name.en + " (" + stones.en + ") into " + heaps.en,
                 "把" + name.zh + "的 " + stones.zh + "分成 " + heaps.zh},
                next};
    }
    Text shown(const rules::Component& part) const override { return count(part.at(0), kStones); }
    using Explainer::shown;
};

}  // namespace explanation

#endif
