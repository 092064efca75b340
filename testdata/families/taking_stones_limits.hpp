#ifndef TESTDATA_FAMILIES_TAKING_STONES_LIMITS_HPP
#define TESTDATA_FAMILIES_TAKING_STONES_LIMITS_HPP

// The inputs of the two games of Roy and October.
#include "core/lists.hpp"
#include "taking_stones.hpp"

namespace {

template <class Base>
class TakingStonesInputs : public Base {
 public:
    // The losses are the multiples of `divisor`, by which rare games are drawn.
    TakingStonesInputs(Int divisor, std::uint64_t seed) : divisor_(divisor), seed_(seed) {}

    Small small() const override { return up_to("n", 1, 1, kExhaustive); }
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
    using Base::digits_tell_loss;
    using Base::kExhaustive;

    // How often n, without one digit or more at its end, is of the same kind.
    int cuts_alike(Int n) const {
        int count = 0;
        for (Int cut = n / 10; cut > 0; cut /= 10) {
            count += digits_tell_loss(cut) == digits_tell_loss(n);
        }
        return count;
    }

    const Int divisor_;
    const std::uint64_t seed_;
};

}  // namespace

#endif
