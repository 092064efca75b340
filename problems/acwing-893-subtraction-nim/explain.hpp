// Explains heaps with a subtraction set, AcWing 893 and HDU 1536: row 0 is the set, row 1 the heaps.
#ifndef PROBLEMS_ACWING_893_SUBTRACTION_NIM_EXPLAIN_HPP
#define PROBLEMS_ACWING_893_SUBTRACTION_NIM_EXPLAIN_HPP

#include "explain/explanation.hpp"

namespace explanation {

class Subtraction : public SumExplainer {
    std::vector<Part> parts(const Game& position) const override {
        const std::vector<unsigned>& values = values_for(position);
        return heap_parts(position.at(1), [&](Int heap) { return values[at(heap)]; });
    }
    Text values_come_from(const Game& position) const override {
        Row set = position.at(0);
        std::sort(set.begin(), set.end());
        set.erase(std::unique(set.begin(), set.end()), set.end());
        const std::vector<unsigned>& values = values_for(position);
        const std::size_t shown = std::min<std::size_t>(values.size(), 12);
        return Text("A move takes a number of stones that is in S = {",
                    "每步取走的颗数必须属于集合 S：") +
               listed(set) +
               Text(
                   "}. The Grundy value of a heap is the least number that is not the value of a "
                   "heap that a move leaves; for 0, 1, 2, ... stones they are ",
                   "。一堆的 SG 值，是走一步能得到的各堆的值都取不到的最小自然数；"
                   "0、1、2……颗石子的值依次是 ") +
               listed({values.begin(), values.begin() + static_cast<std::ptrdiff_t>(shown)}) +
               (shown < values.size() ? Text(", ...", "……") : Text(".", "。"));
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        const std::vector<unsigned>& values = values_for(position);
        const Int heap = position.at(1).at(index);
        for (const Int taken : position[0]) {
            if (taken > heap || values[at(heap - taken)] != to) continue;
            return take(position, 1, index, heap - taken);
        }
        throw std::logic_error("no move has this value");
    }
    std::optional<Game> laid_out(const Game& start,
                                 const rules::Position& position) const override {
        return Game{start.at(0), heaps_of(position)};
    }
    Text shown(const rules::Part& part) const override { return count(part.at(0), kStones); }
    using Explainer::shown;

    // The values of all heaps up to the greatest at least. Games of one set come one after another.
    const std::vector<unsigned>& values_for(const Game& position) const {
        Int greatest = 0;
        for (const Int heap : position.at(1)) greatest = std::max(greatest, heap);
        const std::size_t heaps = at(greatest) + 1;
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
