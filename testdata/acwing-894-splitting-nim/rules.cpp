// A game is one row: the heaps.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kHeaps = 100, kGreatest = 100, kBits = 8;

class SplittingNim : public HeapRules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Row heaps =
            text.counted_line("n", 1, kHeaps, {"a heap", "一堆的石子数"}, 1, kGreatest);
        text.end();
        return {{heaps}};
    }
    std::string format(const std::vector<Game>& games) const override {
        return with_count(games.at(0).at(0));
    }
    std::size_t games_per_input() const override { return 1; }

    // Empty heaps have no moves, so they are left out.
    void moves(const Component& heap, Options& options) const override {
        for (Int a = 0; a < heap[0]; ++a) {
            for (Int b = 0; b <= a; ++b) {
                Position parts;
                if (a > 0) parts.push_back({a});
                if (b > 0) parts.push_back({b});
                options.to(parts);
            }
        }
    }

    Verdicts verdicts() const override { return {"Yes", "No"}; }
    // A heap of h can end as 2^(h - 1) heaps of 1; the oracle takes at most 16 of them in all.
    bool oracle_reaches(const Game& game) const override {
        Int ones = 0;
        for (const Int heap : game.at(0)) ones += heap > 5 ? 17 : Int{1} << (heap - 1);
        return ones <= 16;
    }
    std::string second_answer(const Game& game) const override {
        Int sum = 0;
        for (const Int heap : game[0]) sum ^= value(heap);
        return verdict(sum != 0);
    }
    std::string second_method() const override { return "odious numbers as the values of heaps"; }

 protected:
    // The heap-th number with an odd number of binary ones. It is 2 * heap - 2 or 2 * heap - 1:
    // they differ only in the last digit, so exactly one of them has an odd number of ones.
    static Int value(Int heap) {
        Int ones = 0;
        for (Int rest = heap - 1; rest > 0; rest /= 2) ones += rest % 2;
        return 2 * (heap - 1) + (ones + 1) % 2;
    }
    // The heap of this value, an odious number.
    static Int heap(Int odious) { return odious / 2 + 1; }
};

}  // namespace
