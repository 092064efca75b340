#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class GoodBoyNim : public SumExplainer {
    Text a_move(const Game&) const override { return nim_move(kCards); }
    std::string prints(const Game& position, const View& view) const override {
        const auto& heaps = position.at(0);
        return std::to_string(std::count_if(
            heaps.begin(), heaps.end(), [&](Int heap) { return (heap ^ *view.nim_sum) < heap; }));
    }
    std::vector<Part> parts(const Game& position) const override {
        const Row& heaps = position.at(0);
        const Int sum = sprague_grundy::nim_sum(heaps.begin(), heaps.end());
        std::vector<Part> parts = heap_parts(
            heaps, [](Int heap) { return heap; }, kCards);
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            const Int left = heaps[i] ^ sum;
            if (left >= heaps[i]) continue;
            const std::string rest = std::to_string(left);
            parts[i].position += {", can win by leaving " + rest, "，剩下 " + rest + " 张就获胜"};
        }
        return parts;
    }
    Text values_come_from(const Game&) const override {
        return {
            "A heap of n cards can become any smaller heap, so its Grundy value is n. A "
            "winning move reduces a heap to its xor with the nim-sum, if that is smaller. So "
            "each heap has at most one winning move, and the answer counts them.",
            "n 张牌的一堆可以变成任何更小的一堆，所以它的 SG 值是 n。"
            "制胜的走法把一堆变成它与异或和的异或，前提是这样变小了。"
            "所以每堆至多有一种制胜的走法，答案就是这样的走法的种数。"};
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        return take(position, 0, index, to, kCards);
    }
    std::optional<Int> winning_moves(const Game& position, const View&) const override {
        return winning_moves_of_nim(position.at(0));
    }
};

}  // namespace

EXPLAINER(GoodBoyNim)
