// Explains Nim where the winning moves are asked for, Luogu P1247 and HDU 2176: row 0 is the heaps.
#ifndef PROBLEMS_EXPLAIN_NIM_MOVES_HPP
#define PROBLEMS_EXPLAIN_NIM_MOVES_HPP

#include "explain/explanation.hpp"

namespace explanation {

class NimMoves : public SumExplainer {
 public:
    explicit NimMoves(const Noun& noun = kStones) : noun_(noun) {}

 private:
    Text a_move(const Game&) const override { return nim_move(noun_); }
    std::vector<Part> parts(const Game& position) const override {
        return heap_parts(
            position.at(0), [](Int heap) { return heap; }, noun_);
    }
    Text values_come_from(const Game&) const override {
        return {
            std::string("A heap of n ") + noun_.many +
                " can become any smaller heap, so its Grundy value is n. A winning move reduces a "
                "heap to its xor with the nim-sum, if that is smaller.",
            std::string("n ") + noun_.chinese +
                "的一堆可以变成任何更小的一堆，所以它的 SG 值是 n。"
                "制胜的走法把一堆变成它与异或和的异或，前提是这样变小了。"};
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        return take(position, 0, index, to, noun_);
    }
    std::optional<Int> winning_moves(const Game& position, const View&) const override {
        return winning_moves_of_nim(position.at(0));
    }

 protected:
    // The heaps in which a move wins, by their indices.
    static std::vector<std::size_t> winning_heaps(const Row& heaps, Int nim_sum) {
        std::vector<std::size_t> those;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            if ((heaps[i] ^ nim_sum) < heaps[i]) those.push_back(i);
        }
        return those;
    }
    // "3 6 5"
    static std::string line(const Row& numbers) {
        std::string text;
        for (const Int number : numbers) text += (text.empty() ? "" : " ") + std::to_string(number);
        return text;
    }

 private:
    const Noun noun_;
};

}  // namespace explanation

#endif
