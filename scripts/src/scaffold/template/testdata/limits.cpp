// TODO: write the inputs: every game up to a bound, random ones, and those at the limits of the
// statement. These are an example, for the one in rules.cpp.
#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public NewGame {
 public:
    Small small() const override { return up_to("n", 1, 1, kExhaustive); }
    Game random(Rng& rng, bool rare) const override {
        const Int heap = rng.mixed(3, kGreatest);
        return {{rare ? heap - heap % 3 : heap}};
    }
    // By this one, and by sums() if the game is one, core/limits.hpp makes the inputs at the limits;
    // what only this problem has goes into limits().
    Game longest() const override { return {{kGreatest}}; }
};

}  // namespace

RULES(Inputs)
