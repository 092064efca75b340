#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class NimMove : public SumExplainer {
    Text a_move(const Game&) const override { return nim_move(); }
    std::string prints(const Game& position, const View& view) const override {
        if (!view.wins) return "No";
        const Row& heaps = position.at(0);
        const auto move = sprague_grundy::winning_move(heaps.begin(), heaps.end());
        return "Yes " + std::to_string(move.index + 1) + ' ' +
               std::to_string(heaps[move.index] - static_cast<Int>(move.to));
    }
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
};

}  // namespace

EXPLAINER(NimMove)
