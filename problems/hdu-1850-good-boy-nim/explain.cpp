#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class GoodBoyNim : public SumExplainer {
    std::string prints(const Game& position, const View& view) const override {
        const auto& heaps = position.at(0);
        return std::to_string(std::count_if(
            heaps.begin(), heaps.end(), [&](Int heap) { return (heap ^ *view.nim_sum) < heap; }));
    }
    std::vector<Part> parts(const Game& position) const override {
        const Row& heaps = position.at(0);
        const Int sum = sprague_grundy::nim_sum(heaps.begin(), heaps.end());
        std::vector<Part> parts = heap_parts(heaps, [](Int heap) { return heap; });
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            const Int left = heaps[i] ^ sum;
            if (left < heaps[i])
                parts[i].position += ", can win by leaving " + std::to_string(left);
        }
        return parts;
    }
    std::string values_come_from(const Game&) const override {
        return "A heap of n stones can become any smaller heap, so its Grundy value is n. A "
               "winning move reduces a heap to its xor with the nim-sum, if that is smaller. So "
               "each heap has at most one winning move, and the answer counts them.";
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        return take(position, 0, index, to);
    }
    std::optional<Int> winning_moves(const Game& position, const View&) const override {
        return winning_moves_of_nim(position.at(0));
    }
    std::optional<Game> laid_out(const Game&, const rules::Position& position) const override {
        return Game{heaps_of(position)};
    }
};

}  // namespace

EXPLAINER(GoodBoyNim)
