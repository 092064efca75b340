#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public Nim {
 public:
    Small small() const override { return every({heaps_in("颗"), 1, {40, 12, 6, 3, 2}}); }
    Game random(Rng& rng, bool rare) const override {
        const Int greatest = rng.mixed(1, kGreatest);
        const Row heaps = steered(rng, rng.mixed(0, 1000), greatest, kGreatest, rare);
        return heaps.empty() ? random(rng, rare) : Game{heaps};
    }
    Game longest() const override { return {Row(kHeaps, kGreatest)}; }
    Sums sums() const override { return of_nim(kGreatest, kHeaps); }
};

}  // namespace

RULES(Inputs)
