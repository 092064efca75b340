#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public StaircaseNim {
 public:
    Small small() const override {
        return every({{{"stair", "级"}, {"stairs", "级"}, "颗"}, 1, {20, 16, 6, 3, 2}});
    }
    Game random(Rng& rng, bool rare) const override {
        const Int greatest = rng.mixed(1, kGreatest);
        Row stairs;
        for (Int n = rng.mixed(1, 1000); n > 0; --n) stairs.push_back(rng.between(1, greatest));
        Int sum = 0;
        for (std::size_t i = 0; i < stairs.size(); i += 2) sum ^= stairs[i];
        // One odd stair makes the position a loss, or misses a loss by a power of two.
        Int& last = stairs[static_cast<std::size_t>(
            rng.between(0, static_cast<Int>(stairs.size() - 1) / 2) * 2)];
        last ^= sum;
        if (!rare) last ^= rng.pick(powers_of_two(kGreatest));
        if (last < 1 || last > kGreatest) return random(rng, rare);
        return {stairs};
    }
    Game longest() const override { return {Row(kStairs, kGreatest)}; }
    // The values are the odd stairs; between them are full ones, or any.
    Sums sums() const override {
        return {kGreatest, kStairs / 2, [](Rng& rng, const Row& values) -> Game {
                    const bool full = rng.chance(1, 2);
                    Row stairs;
                    for (const Int stair : values) {
                        stairs.push_back(stair);
                        stairs.push_back(full ? kGreatest : rng.between(1, kGreatest));
                    }
                    if (rng.chance(3, 4)) stairs.pop_back();
                    return {stairs};
                }};
    }
};

}  // namespace

RULES(Inputs)
