#ifndef TESTDATA_FAMILIES_TAKING_STONES_HPP
#define TESTDATA_FAMILIES_TAKING_STONES_HPP

// What the two games of Roy and October share: which numbers of stones may be taken sets them apart.
// A game is one row with one value: the number of stones.
#include <bitset>

#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kTests = 100000, kGreatest = 50000000;

class TakingStones : public Rules {
 public:
    virtual bool may_take(Int stones) const = 0;
    // Whether the divisor divides n, told from n's digits; and how they tell.
    virtual bool digits_tell_loss(Int n) const = 0;
    virtual std::string digits_method() const = 0;

    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests,
                          [&]() -> Game { return {text.line(1, 1, kGreatest, "n")}; });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) { return joined(game.at(0)); });
    }
    std::size_t games_per_input() const override { return kTests; }

    void moves(const Component& stones, Options& options) const override {
        // The largest number first: plain search then need not go deep.
        for (Int take = stones[0]; take > 0; --take) {
            const std::size_t n = static_cast<std::size_t>(take);
            if (n < kTable ? takes()[n] : may_take(take)) options.to(Component{stones[0] - take});
        }
    }

    Verdicts verdicts() const override { return {"October wins!", "Roy wins!"}; }
    bool oracle_reaches(const Game& game) const override { return game.at(0).at(0) <= kExhaustive; }
    std::string second_answer(const Game& game) const override {
        const std::size_t n = static_cast<std::size_t>(game[0][0]);
        return verdict(n < kTable ? table()[n] : !digits_tell_loss(game[0][0]));
    }
    std::string second_method() const override {
        return "bitset table below " + std::to_string(kTable) + ", above it " + digits_method();
    }

 protected:
    static constexpr Int kExhaustive = 2000;

 private:
    static constexpr std::size_t kTable = 100000;

    // Bit n is set iff the first player wins with n stones: from the bottom up, each lost n marks
    // all numbers from which one move leads to it.
    const std::bitset<kTable>& table() const {
        static const std::bitset<kTable> wins = [&] {
            std::bitset<kTable> result;
            for (std::size_t n = 0; n < kTable; ++n) {
                if (!result[n]) result |= takes() << n;
            }
            return result;
        }();
        return wins;
    }
    const std::bitset<kTable>& takes() const {
        if (takes_.none()) {
            for (std::size_t n = 1; n < kTable; ++n) takes_[n] = may_take(static_cast<Int>(n));
        }
        return takes_;
    }

    mutable std::bitset<kTable> takes_;  // may_take(), once it was needed
};

}  // namespace

#endif
