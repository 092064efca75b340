#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public NimRounds {
 public:
    Small small() const override { return every({heaps_in("颗"), 3, 1, 10}); }
    Game random(Rng& rng, bool rare) const override {
        const Int greatest = rng.mixed(1, kGreatest);
        Row heaps;
        Int nim_sum = 0;
        for (Int n = rng.mixed(0, 20); n > 0; --n) {
            heaps.push_back(rng.between(1, greatest));
            nim_sum ^= heaps.back();
        }
        if (!rare) nim_sum = rng.between(1, greatest);
        if (nim_sum < 1 || nim_sum > kGreatest) return random(rng, rare);
        heaps.push_back(nim_sum);
        return {heaps};
    }
    void limits(Sink& sink) const override {
        sink.input("greatest", {{Row(kHeaps, kGreatest)}, {Row(kHeaps - 1, kGreatest)}});
        Rng rng(1);
        std::vector<Game> games;
        for (int i = 0; i < 1000; ++i) games.push_back(random(rng, i % 2 == 0));
        sink.input("most-games", games);
        std::vector<Game> bits = {{{kGreatest, 1 << 29, kGreatest - (1 << 29)}},
                                  {{1 << 29, (1 << 29) - 1}}};
        for (Int bit = 1; bit <= kGreatest; bit *= 2) {
            const Int other = bit == 1 ? 2 : 1;
            bits.push_back({{other, other | bit}});
        }
        sink.input("bits-of-the-nim-sum", bits);
    }
};

}  // namespace

RULES(Inputs)
