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
    // The losses are the multiples of `divisor`, by which rare games are drawn.
    TakingStones(Int divisor, std::uint64_t seed) : divisor_(divisor), seed_(seed) {}

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

    void exhaustive(Sink& sink) const override {
        for (Int n = 1; n <= kExhaustive; ++n) sink.game({{n}});
    }
    tools::Text exhaustive_bound() const override {
        return "$n \\le " + std::to_string(kExhaustive) + '$';
    }
    Game random(Rng& rng, bool rare) const override {
        const Int n = rng.mixed(divisor_, kGreatest);
        return {{rare ? n - n % divisor_ : n}};
    }
    void limits(Sink& sink) const override {
        Rng rng(seed_);
        std::vector<Game> least, greatest, random;
        for (Int i = 0; i < kTests; ++i) {
            least.push_back({{i + 1}});
            greatest.push_back({{kGreatest - i}});
            random.push_back({{rng.between(1, kGreatest)}});
        }
        sink.input("least", least);
        sink.input("greatest", greatest);
        sink.input("random", random);
        // The longest input and the longest output; without its last digit, the number is lost.
        Int won = kGreatest;
        while (digits_tell_loss(won) || !digits_tell_loss(won / 10)) --won;
        sink.input("longest-lines", std::vector<Game>(kTests, {{won}}));
        // The same where the last number is of the other kind than those before it, and, as far as
        // there are such numbers, of the other kind than what is left when it is cut anywhere.
        for (const bool lost : {true, false}) {
            Int last = kGreatest, before = kGreatest;
            while (digits_tell_loss(last) != lost || cuts_alike(last) > (lost ? 0 : 2)) --last;
            while (digits_tell_loss(before) == lost) --before;
            std::vector<Game> games(kTests, {{before}});
            games.back() = {{last}};
            sink.input(lost ? "longest-lines-last-lost" : "longest-lines-last-won", games);
        }
    }

 private:
    static constexpr Int kExhaustive = 2000;
    static constexpr std::size_t kTable = 100000;

    // How often n, without one digit or more at its end, is of the same kind.
    int cuts_alike(Int n) const {
        int count = 0;
        for (Int cut = n / 10; cut > 0; cut /= 10) {
            count += digits_tell_loss(cut) == digits_tell_loss(n);
        }
        return count;
    }
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

    const Int divisor_;
    const std::uint64_t seed_;
    mutable std::bitset<kTable> takes_;  // may_take(), once it was needed
};

}  // namespace

#endif
