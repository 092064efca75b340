#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class FibonacciAgain : public ComponentsExplainer {
    Text a_move(const Game&) const override {
        return {"A move takes a Fibonacci number of stones from one heap: 1, 2, 3, 5, 8, 13, ...",
                "每步从一堆中取 1、2、3、5、8、13……颗石子（斐波那契数）。"};
    }
    std::vector<Part> parts(const Game& position) const override {
        return heap_parts(position.at(0), [&](Int heap) { return value(position, {heap}); });
    }
    Text values_come_from(const Game& position) const override {
        Row values;
        for (Int heap = 0; heap <= 10; ++heap) values.push_back(value(position, {heap}));
        return a_move(position) +
               Text(
                   " The Grundy value of a heap is the least number that is not the value of a "
                   "heap that a "
                   "move "
                   "leaves; for 0, 1, 2, ... stones they are ",
                   "一堆的 SG 值，是走一步能得到的各堆的值"
                   "都取不到的最小自然数；0、1、2……颗石子的值依次是 ") +
               listed(values) + Text(", ...", "……");
    }
    Text told(std::size_t index, const rules::Component& from,
              const rules::Position& to) const override {
        return take_text(nth_heap(index), from[0], to.at(0).at(0));
    }
    Text shown(const rules::Component& part) const override { return count(part.at(0), kStones); }
    using Explainer::shown;
};

}  // namespace

EXPLAINER(FibonacciAgain)
