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
    Game longest() const override { return {{kGreatest}}; }
};

}  // namespace

RULES(Inputs)
