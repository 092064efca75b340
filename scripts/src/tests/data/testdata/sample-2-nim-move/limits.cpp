#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public NimMove {
 public:
    Small small() const override { return every({heaps_in("颗"), 3, 1, 8}); }
    Game random(Rng& rng, bool rare) const override {
        const Int greatest = rng.mixed(1, kGreatest);
        Row heaps;
        for (Int n = rng.mixed(0, 20); n > 0; --n) heaps.push_back(rng.between(1, greatest));
        const Int last = rare ? nim_sum(heaps) : rng.between(1, greatest);
        if (last < 1 || last > kGreatest) return random(rng, rare);
        heaps.push_back(last);
        return {heaps};
    }
    void limits(Sink& sink) const override {
        sink.input("greatest", std::vector<Game>(kTests, {Row(kHeaps - 1, kGreatest)}));
        std::vector<Game> bits = {{{kGreatest, 1 << 29, kGreatest - (1 << 29)}},
                                  {{1 << 29, (1 << 29) - 1}},
                                  {Row(kHeaps, 1)}};
        for (Int bit = 1; bit <= kGreatest; bit *= 2) {
            const Int other = bit == 1 ? 2 : 1;
            bits.push_back({{other, other | bit}});
        }
        sink.input("bits-of-the-nim-sum", bits);
    }
};

}  // namespace

RULES(Inputs)
