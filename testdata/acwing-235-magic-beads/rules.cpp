// A game is one row: the heaps.
#include <set>

#include "core/lists.hpp"

namespace {

using namespace rules;

constexpr Int kHeaps = 100, kGreatest = 1000;

class MagicBeads : public HeapRules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        do {
            games.push_back(
                {text.counted_line("n", 1, kHeaps, {"a heap", "一堆珠子的颗数"}, 1, kGreatest)});
        } while (!text.at_end());
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) { return with_count(game.at(0)); });
    }
    std::size_t games_per_input() const override { return 1000; }

    void moves(const Component& heap, Options& options) const override {
        const Row divisors = proper_divisors(heap[0]);
        for (const Int gone : divisors) {
            Position heaps;
            for (const Int divisor : divisors) {
                if (divisor != gone) heaps.push_back({divisor});
            }
            options.to(heaps);
        }
    }

    Verdicts verdicts() const override { return {"freda", "rainbow"}; }
    bool oracle_reaches(const Game& game) const override { return lists_.contain(game.at(0)); }
    std::string second_answer(const Game& game) const override {
        Int nim_sum = 0;
        for (const Int heap : game[0]) nim_sum ^= value(heap);
        return verdict(nim_sum != 0);
    }
    std::string second_method() const override {
        return "Grundy values from a list of each heap's options";
    }

 protected:
    // The values that a move from a heap can reach.
    std::set<Int> options_of(Int heap) const {
        std::set<Int> options;
        const Row divisors = proper_divisors(heap);
        for (const Int gone : divisors) {
            Int nim_sum = 0;
            for (const Int divisor : divisors) nim_sum ^= divisor == gone ? 0 : value(divisor);
            options.insert(nim_sum);
        }
        return options;
    }
    Int value(Int heap) const {
        const auto known = values_.find(heap);
        if (known != values_.end()) return known->second;
        const std::set<Int> options = options_of(heap);
        Int mex = 0;
        while (options.count(mex)) ++mex;
        return values_[heap] = mex;
    }

    const Lists lists_{heaps_in("颗"), 1, {47, 23, 16, 11, 11, 10}, Lists::Order::descending};

 private:
    static Row proper_divisors(Int heap) {
        Row divisors;
        for (Int d = 1; d <= heap / 2; ++d) {
            if (heap % d == 0) divisors.push_back(d);
        }
        return divisors;
    }
    mutable std::map<Int, Int> values_;
};

}  // namespace
