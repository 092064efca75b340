#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public BashV2 {
 public:
    Small small() const override { return up_to("N", 1, 1, kExhaustive); }
    Game random(Rng& rng, bool rare) const override {
        const Int n = rng.mixed(9, kGreatest), loss = n - n % 7 - rng.pick(Row{0, 5});
        if (rare) return {{loss}};
        if (rng.chance(1, 2)) return {{n}};
        // Of the other kind by one bit, or by some stones.
        const Int change = rng.chance(1, 2) ? rng.pick(powers_of_two(loss)) : rng.between(1, 6);
        return {{std::max<Int>(1, loss - change)}};
    }
    void limits(Sink& sink) const override {
        Rng rng(1067);
        std::vector<Game> least, greatest, random, bits;
        for (Int i = 0; i < kMostTests; ++i) {
            least.push_back({{i + 1}});
            greatest.push_back({{kGreatest - i}});
            random.push_back({{rng.between(1, kGreatest)}});
        }
        sink.input("least", least);
        sink.input("greatest", greatest);
        sink.input("random", random);
        for (const Int bit : powers_of_two(kGreatest)) {
            for (const Int n : {2 * bit - 1, bit + 1}) {
                if (n <= kGreatest) bits.push_back({{n}});
            }
            for (Int i = 0; i < 20; ++i) {
                const Int n = rng.between(1, kGreatest);
                for (const Int either : {n, n ^ bit}) {
                    if (0 < either && either <= kGreatest) bits.push_back({{either}});
                }
            }
        }
        sink.input("bits", bits);
        // The longest input; its last number is lost, and won wherever it is cut, or the other way
        // round.
        for (const bool lost : {true, false}) {
            Int last = 0;
            for (Int digits = 9; digits > 0; --digits) {
                const bool now = digits == 1 ? lost : !lost;
                Int digit = 9;
                while (is_lost(10 * last + digit) != now) --digit;
                last = 10 * last + digit;
            }
            sink.ending(lost ? "longest-lines-last-lost" : "longest-lines-last-won", kMostTests,
                        {{lost ? kGreatest : kGreatest - 1}}, {{last}});
        }
        sink.input("longest-lines", std::vector<Game>(kMostTests, {{kGreatest}}));
    }

 private:
    bool is_lost(Int n) const { return second_answer({{n}}) == verdict(false); }
};

}  // namespace

RULES(Inputs)
