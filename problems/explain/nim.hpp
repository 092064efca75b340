// Explains Nim without a word of Grundy values, which its readers may not know yet: row 0 is the heaps.
#ifndef PROBLEMS_EXPLAIN_NIM_HPP
#define PROBLEMS_EXPLAIN_NIM_HPP

#include "explain/explanation.hpp"

namespace explanation {

class Nim : public SumExplainer {
 public:
    explicit Nim(const Noun& noun = kStones) : noun_(noun) {}

 protected:
    std::vector<Part> parts(const Game& position) const override {
        return heap_parts(
            position.at(0), [](Int heap) { return heap; }, noun_);
    }
    Text values_come_from(const Game&) const override {
        return {
            "The nim-sum decides: write the sizes in binary, one below the other; it has a 1 in "
            "each column with an odd number of 1s. A winning move reduces a heap to its xor with "
            "the nim-sum, if that is smaller.",
            "胜负看异或和：把各堆的大小写成二进制，上下对齐，哪一列有奇数个 1，异或和的这一位就是 "
            "1。"
            "制胜的走法把一堆变成它与异或和的异或，前提是这样变小了。"};
    }
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
    Text a_move(const Game&) const override { return nim_move(noun_); }
    Xored xored() const override {
        return {{"size", "大小"},
                {"One heap is left, and its size is ", "只剩一堆，大小是 "},
                {"The nim-sum (xor) of the sizes is ", "各堆大小的异或和是 "}};
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        return take(position, 0, index, to, noun_);
    }
    std::optional<Int> winning_moves(const Game& position, const View&) const override {
        return winning_moves_of_nim(position.at(0));
    }

    const Noun noun_;
};

}  // namespace explanation

#endif
