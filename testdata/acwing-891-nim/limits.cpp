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
    void limits(Sink& sink) const override {
        const auto most = static_cast<std::size_t>(kHeaps);
        sink.input("greatest", {{Row(most, kGreatest)}});
        sink.input("greatest-to-the-end", {{rules::lost_to_the_end(most, kGreatest, 123456789)}});
        sink.input("greatest-but-one", {{Row(most - 1, kGreatest)}});
        sink.input("least", {{Row(most, 1)}});
        Rng rng(891);
        Row heaps;
        Int sum = 0;
        while (heaps.size() + 1 < most) {
            heaps.push_back(rng.between(1, kGreatest));
            sum ^= heaps.back();
        }
        // The last two heaps make the position a loss, whatever the others are.
        heaps.back() ^= sum >> 29 << 29;
        heaps.push_back(sum % (Int{1} << 29));
        sink.input("loss", {{heaps}});
        --heaps.back();
        sink.input("near-loss", {{heaps}});
        for (const Int bit : powers_of_two(kGreatest)) {
            const Row pair = differing(rng, bit, kGreatest);
            const std::string name = std::to_string(bit);
            sink.input("bit-" + name, {{{bit}}});
            sink.input("differ-in-bit-" + name, {{pair}});
        }
        // Lost, with every smaller number of heaps won: between the first heap and the last one, an
        // even number of equal heaps.
        for (const Int n : {2000, 5002, 10002, 20000, 32768, 50000, 65538, 99998, 100000}) {
            Row row(static_cast<std::size_t>(n), kGreatest);
            row.front() = row.back() = 1;
            sink.input("every-heap-of-" + std::to_string(n), {{row}});
        }
    }
};

}  // namespace

RULES(Inputs)
