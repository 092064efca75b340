#ifndef TESTDATA_FAMILIES_NIM_MOVES_HPP
#define TESTDATA_FAMILIES_NIM_MOVES_HPP

// Nim where the winning moves are asked for: a game is one row, the heaps.
#include "core/rules.hpp"

namespace {

using namespace rules;

class NimMoves : public HeapRules {
 public:
    NimMoves(Int most_heaps, Int greatest) : most_heaps_(most_heaps), greatest_(greatest) {}

    // What is printed, given the heaps that a winning move makes smaller, in their order: the index of
    // each and what it leaves.
    using Moves = std::vector<std::pair<std::size_t, Int>>;
    virtual std::string told(const Row& heaps, const Moves& winning) const = 0;

    void moves(const Component& heap, Options& options) const override {
        for (Int left = 0; left < heap[0]; ++left) options.to(Component{left});
    }

    std::string answer(const Game& game, Decider& decider) const override {
        Position heaps = begin(game);
        Moves winning;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            const Int stones = heaps[i][0];
            for (heaps[i][0] = 0; heaps[i][0] < stones; ++heaps[i][0]) {
                if (!decider.wins(heaps)) winning.emplace_back(i, heaps[i][0]);
            }
        }
        return told(game.at(0), winning);
    }
    bool oracle_reaches(const Game& game) const override {
        return what_can_be_left(game.at(0), 5000) <= 5000;
    }
    // Written in binary, one below the other, the columns with an odd number of ones have to become
    // even. A heap with a one in the highest of them can do that, and no other.
    std::string second_answer(const Game& game) const override {
        const Row& heaps = game[0];
        std::vector<Int> odd;  // the columns, as powers of two, the highest first
        Int most = 1;
        for (const Int heap : heaps) most = std::max(most, heap);
        for (Int bit = powers_of_two(most).back(); bit > 0; bit /= 2) {
            const auto ones = std::count_if(heaps.begin(), heaps.end(),
                                            [&](Int heap) { return heap / bit % 2 == 1; });
            if (ones % 2 == 1) odd.push_back(bit);
        }
        Moves winning;
        for (std::size_t i = 0; i < heaps.size() && !odd.empty(); ++i) {
            if (heaps[i] / odd[0] % 2 == 0) continue;
            Int left = heaps[i];
            for (const Int bit : odd) left += left / bit % 2 == 1 ? -bit : bit;
            winning.emplace_back(i, left);
        }
        return told(heaps, winning);
    }
    std::string second_method() const override { return "the odd binary columns"; }

 protected:
    const Int most_heaps_, greatest_;
};

}  // namespace

#endif
