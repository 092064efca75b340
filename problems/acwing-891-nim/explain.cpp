#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class Nim : public SumExplainer {
    Text a_move(const Game&) const override { return nim_move(); }
    std::vector<Part> parts(const Game& position) const override {
        return heap_parts(position.at(0), [](Int heap) { return heap; });
    }
    Text values_come_from(const Game&) const override {
        return {"A heap of n stones can become any smaller heap, so its Grundy value is n.",
                "n 颗石子的一堆可以变成任何更小的一堆，所以它的 SG 值是 n。"};
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        return take(position, 0, index, to);
    }
    std::optional<Int> winning_moves(const Game& position, const View&) const override {
        return winning_moves_of_nim(position.at(0));
    }
};

}  // namespace

EXPLAINER(Nim)
