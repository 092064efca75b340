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
    void limits(Sink& sink) const override {
        const auto most = static_cast<std::size_t>(kStairs);
        sink.input("greatest", {{Row(most, kGreatest)}});
        // Wins by one column with as many ones as a signed count of 8 or 16 bits takes for fewer
        // than none.
        sink.input("least-257", {{Row(257, 1)}});
        sink.input("least-80001", {{Row(80001, 1)}});
        sink.input("greatest-but-one", {{Row(most - 1, kGreatest)}});
        Rng rng(892);
        Row stairs;
        Int sum = 0;
        while (stairs.size() < most) {
            stairs.push_back(rng.between(1, kGreatest / 2));
            if (stairs.size() % 2 != 0) sum ^= stairs.back();
        }
        stairs[most - 2] ^= sum;
        sink.input("loss", {{stairs}});
        ++stairs[0];
        sink.input("near-loss", {{stairs}});
        // Two smaller stairs cancel the greatest one.
        const Int top = powers_of_two(kGreatest).back();
        sink.input("greatest-loss", {{{top, 1, kGreatest, 2, kGreatest ^ top}}});
        for (const Int bit : powers_of_two(kGreatest)) {
            const Row pair = differing(rng, bit, kGreatest);
            sink.input("bit-" + std::to_string(bit), {{{bit, kGreatest}}});
            sink.input("differ-in-bit-" + std::to_string(bit), {{{pair[0], 1, pair[1]}}});
        }
        // Lost, with every smaller number of odd stairs won: between the first of them and the last
        // one, an even number of equal stairs.
        for (const Int n : {1999, 5000, 10003, 19999, 32768, 50003, 65540, 99996, 99999, 100000}) {
            Row row(static_cast<std::size_t>(n), kGreatest);
            for (std::size_t i = 1; i < row.size(); i += 2) row[i] = rng.between(1, kGreatest);
            row.front() = row[(row.size() - 1) / 2 * 2] = 1;
            // Among the longest inputs, cut within a number, too.
            if (row.size() == most) {
                row.assign(most, kGreatest);
                row.front() = row[most - 2] = kGreatest - 1;
            }
            sink.input("every-stair-of-" + std::to_string(n), {{row}});
        }
    }
};

}  // namespace

RULES(Inputs)
