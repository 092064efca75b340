#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public BashGame {
 public:
    Small small() const override { return up_to("N, K", 2, 1, kExhaustive); }
    Game random(Rng& rng, bool rare) const override {
        const Int k = rng.mixed(1, kGreatest - 1);
        const Int loss = (k + 1) * rng.mixed(1, kGreatest / (k + 1));
        if (rare) return {{loss, k}};
        if (rng.chance(1, 2)) return {{rng.mixed(1, kGreatest), rng.mixed(1, kGreatest)}};
        return {{std::min(loss + rng.pick(Row{-1, 1}), kGreatest), k}};
    }
    Game longest() const override { return {{kGreatest, kGreatest}}; }
    void limits(Sink& sink) const override {
        Rng rng(1066);
        std::vector<Game> ones, losses, near_losses, bits;
        for (Int i = 0; i < kMostTests; ++i) {
            ones.push_back({{kGreatest - i, 1}});
            const Int k = rng.mixed(1, kGreatest - 1);
            const Int loss = kGreatest / (k + 1) * (k + 1);
            losses.push_back({{loss, k}});
            near_losses.push_back({{loss - 1, k}});
        }
        // N mod (K + 1) of one bit: it alone tells the game from a loss.
        for (const Int bit : powers_of_two(kGreatest)) {
            for (const Int k : {bit, rng.between(bit, kGreatest - 1)}) {
                bits.push_back({{(kGreatest - bit) / (k + 1) * (k + 1) + bit, k}});
            }
        }
        sink.input("rests-of-one-bit", bits);
        sink.input("one-at-a-time", ones);
        sink.input("greatest-losses", losses);
        sink.input("near-greatest-losses", near_losses);
    }
};

}  // namespace

RULES(Inputs)
