#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public GoodBoyNim {
 public:
    Small small() const override { return every({heaps_in("张"), 2, {30, 16, 5, 3}}); }
    Game random(Rng& rng, bool rare) const override {
        const Int greatest = rng.mixed(1, kGreatest);
        const Row heaps = steered(rng, rng.mixed(1, kHeaps - 1), greatest, kGreatest, rare);
        return heaps.empty() ? random(rng, rare) : Game{heaps};
    }
    Game longest() const override { return {Row(kHeaps, kGreatest)}; }
    Sums sums() const override { return of_nim(kGreatest, kHeaps); }
};

}  // namespace

RULES(Inputs)
