#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public TakingEnds {
 public:
    Small small() const override { return every({plain_numbers(), 2, {6, 4, 3, 3, 2, 2}}); }
    // The second player has more if the great numbers stand at even places of an odd number of them.
    Game random(Rng& rng, bool rare) const override {
        Int n = rng.between(kLeast, rng.chance(1, 4) ? kMost : Int{kReach});
        if (rare && n > kLeast && n % 2 == 0) --n;
        const Int greatest = rng.mixed(2, kGreatest);
        Row row;
        while (static_cast<Int>(row.size()) < n) {
            const bool great = rare && row.size() % 2 == 1;
            row.push_back(great ? greatest : rng.between(1, greatest));
        }
        return {row};
    }
    Game longest() const override { return {Row(to_index(kMost), kGreatest)}; }
};

}  // namespace

RULES(Inputs)
