#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class OneThreeFour : public ComponentsExplainer {
    Text a_move(const Game&) const override {
        return {"A move takes 1, 3 or 4 stones.", "每步取 1、3 或 4 颗石子。"};
    }
    std::vector<Part> parts(const Game& position) const override {
        const Int stones = position.at(0).at(0);
        return {{kHeap, count(stones, kStones), value(position, {stones})}};
    }
    Text values_come_from(const Game& position) const override {
        Row values(kValues, kValues + 7);
        return a_move(position) +
               Text(
                   " The Grundy value of a heap is the least number "
                   "that is not the value of a heap that a move leaves. For 0 to 6 stones the "
                   "values are ",
                   "一堆的 SG "
                   "值，是走一步能得到的各堆的值都取不到的最小自然数。"
                   "0 到 6 颗石子的值依次是 ") +
               listed(values) + Text(", and then they repeat.", "，此后循环。");
    }
    // The values have the period 7, as each move leaves the same remainders from n and n + 7.
    Int value(const Game&, const rules::Component& heap) const override {
        return kValues[heap.at(0) % 7];
    }
    Text told(std::size_t, const rules::Component& from, const rules::Position& to) const override {
        return take_text(kHeap, from[0], to.at(0).at(0));
    }
    Text shown(const rules::Component& part) const override { return count(part.at(0), kStones); }
    using Explainer::shown;

    static constexpr Int kValues[] = {0, 1, 0, 1, 2, 3, 2};
    inline static const Text kHeap = {"the heap", "这一堆"};
};

}  // namespace

EXPLAINER(OneThreeFour)
