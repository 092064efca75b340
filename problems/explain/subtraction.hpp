// Explains heaps with a subtraction set, AcWing 893 and HDU 1536: row 0 is the set, row 1 the heaps.
#ifndef PROBLEMS_EXPLAIN_SUBTRACTION_HPP
#define PROBLEMS_EXPLAIN_SUBTRACTION_HPP

#include "explain/explanation.hpp"

namespace explanation {

class Subtraction : public ComponentsExplainer {
    Text a_move(const Game& start) const override {
        Row set = start.at(0);
        std::sort(set.begin(), set.end());
        set.erase(std::unique(set.begin(), set.end()), set.end());
        return Text("A move takes s stones from one heap, where s is in S = {",
                    "每步从一堆中取若干颗石子，颗数必须属于集合 S：") +
               listed(set) + Text("}.", "。");
    }
    std::vector<Part> parts(const Game& position) const override {
        const std::vector<unsigned>& values = values_for(position);
        return heap_parts(position.at(1), [&](Int heap) { return values[to_index(heap)]; });
    }
    Text values_come_from(const Game& position) const override {
        const std::vector<unsigned>& values = values_for(position);
        const std::size_t shown = std::min<std::size_t>(values.size(), 12);
        return a_move(position) +
               Text(
                   " The Grundy value of a heap is the least number that is not the value of a "
                   "heap that a move leaves; for 0, 1, 2, ... stones they are ",
                   "一堆的 SG 值，是走一步能得到的各堆的值都取不到的最小自然数；"
                   "0、1、2……颗石子的值依次是 ") +
               listed({values.begin(), values.begin() + static_cast<std::ptrdiff_t>(shown)}) +
               (shown < values.size() ? Text(", ...", "……") : Text(".", "。"));
    }
    Int value(const Game& position, const rules::Component& heap) const override {
        return values_for(position)[to_index(heap.at(0))];
    }
    Text told(std::size_t index, const rules::Component& from,
              const rules::Position& to) const override {
        return take_text(nth_heap(index), from[0], to.at(0).at(0));
    }
    Text shown(const rules::Component& part) const override { return count(part.at(0), kStones); }
    using Explainer::shown;

    // The values of all heaps up to the greatest at least. Games of one set come one after another.
    const std::vector<unsigned>& values_for(const Game& position) const {
        Int greatest = 0;
        for (const Int heap : position.at(1)) greatest = std::max(greatest, heap);
        const std::size_t heaps = to_index(greatest) + 1;
        if (set_ != position[0]) values_.clear();
        if (values_.size() < heaps) {
            set_ = position[0];
            values_ = sprague_grundy::grundy_of_subtraction_set(std::max(heaps, 2 * values_.size()),
                                                                {set_.begin(), set_.end()});
        }
        return values_;
    }

    mutable Row set_;
    mutable std::vector<unsigned> values_;
};

}  // namespace explanation

#endif
