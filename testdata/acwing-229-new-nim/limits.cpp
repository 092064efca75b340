#include "rules.cpp"

namespace {

class Inputs : public NewNim {
 public:
    Small small() const override { return every(lists_); }
    // The rare case is heaps that depend on one another.
    Game random(Rng& rng, bool rare) const override {
        const Int k = rng.mixed(1, kHeaps), greatest = rng.mixed(1, kGreatest);
        Row heaps;
        const auto several = [&] {  // the nim-sum of some of the heaps
            Int sum = 0;
            for (const Int heap : heaps) sum ^= rng.chance(1, 2) ? heap : 0;
            return sum;
        };
        for (Int i = 0; i < k; ++i) {
            Int heap = rng.mixed(1, greatest);
            if (rare && rng.chance(2, 3)) heap = several() ^ (rng.chance(1, 8) ? 1 : 0);
            heaps.push_back(1 <= heap && heap <= kGreatest ? heap : rng.between(1, greatest));
        }
        rng.shuffle(heaps);
        return {heaps};
    }
    void limits(Sink& sink) const override {
        Rng rng(229);
        Row powers, pairs, ascending, near_greatest;
        for (Int power = 1; power <= kGreatest; power *= 2) powers.push_back(power);
        for (Int i = 0; i < kHeaps; ++i) {
            pairs.push_back(kGreatest - i / 2);
            ascending.push_back(i + 1);
            near_greatest.push_back(kGreatest - rng.between(0, 999));
        }
        sink.input("one-heap", {{{kGreatest}}});
        sink.input("all-greatest", {{Row(kHeaps, kGreatest)}});
        sink.input("all-least", {{Row(kHeaps, 1)}});
        sink.input("greatest-rank", {{powers}});
        sink.input("pairs", {{pairs}});
        sink.input("ascending", {{ascending}});
        sink.input("near-greatest", {{near_greatest}});
        for (const Int bit : powers) {
            Row pair = differing(rng, bit, kGreatest);
            const std::string name = std::to_string(bit);
            // Two heaps that differ in this bit alone may both stay; with the bit itself, not.
            sink.input("differ-in-bit-" + name, {{pair}});
            pair.push_back(bit);
            sink.input("circuit-by-bit-" + name, {{pair}});
            // All bits up to this one: a rounded logarithm takes it for the next power of two.
            const Int all = 2 * bit - 1, part = rng.between(1, std::max<Int>(1, all - 1));
            if (1 < all && all <= kGreatest) {
                sink.input("circuit-of-all-bits-" + name, {{{part, all ^ part, all}}});
            }
            if (bit > 2) sink.input("next-to-bit-" + name, {{{bit, bit - 1, bit + 1, 2}}});
        }
        for (int number = 1; number <= 8; ++number) {
            Row heaps;
            while (heaps.size() < kHeaps) heaps.push_back(rng.between(1, kGreatest >> 3 * number));
            sink.input("most-heaps-" + std::to_string(number), {{heaps}});
        }
    }
};

}  // namespace

RULES(Inputs)
