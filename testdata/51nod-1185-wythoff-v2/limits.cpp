#include "../families/wythoff_limits.hpp"
#include "rules.cpp"
namespace {

class Inputs : public WythoffInputs<LargeHeaps> {
 public:
    Game random(Rng& rng, bool rare) const override {
        const bool near_miss = !rare && rng.chance(3, 4);
        Int a = rng.mixed(1, kGreatest), b = rng.mixed(1, kGreatest);
        if (rare || near_miss) {
            a = rng.mixed(1, kGreatest / 1000 * 618);
            if (rng.chance(1, 3)) {
                // Multiples of Fibonacci numbers, and their neighbours, give the pairs whose ratios
                // are nearest to the golden one.
                const Int fibonacci = rng.pick(numeration_.fibonacci());
                if (fibonacci < a) a = a % 10 * fibonacci % (kGreatest / 1000 * 618);
                a = std::max<Int>(1, a - rng.between(0, 1));
            }
            if (!numeration_.ends_in_even_zeros(a)) a = numeration_.shifted(a);
            b = numeration_.shifted(a);
        }
        if (near_miss) {
            a = std::max<Int>(1, a + rng.between(-1, 1));
            b += rng.between(-1, 1);
        }
        if (b > kGreatest) return random(rng, rare);
        if (rng.chance(1, 2)) std::swap(a, b);
        return {{a, b}};
    }
    void limits(Sink& sink) const override {
        Rng rng(1185);
        std::vector<Game> greatest(kTests, {{kGreatest, kGreatest}}), large, cold;
        for (Int i = 0; i < kTests; ++i) {
            large.push_back({{kGreatest - rng.between(0, kGreatest / 2),
                              kGreatest - rng.between(0, kGreatest / 2)}});
            Int a = kGreatest / 1000 * 618 - rng.between(0, kGreatest / 1000);
            if (!numeration_.ends_in_even_zeros(a)) --a;
            const Int b = numeration_.shifted(a);
            cold.push_back({{a, b}});
        }
        greatest.back() = cold.front();  // where equal heaps would hide that the input was cut off
        sink.input("greatest", greatest);
        sink.input("large", large);
        sink.input("large-cold", cold);
        sink.input("pairs-of-one-key", pairs_of_one_key(rng));
        sink.input("near-fibonacci", near_fibonacci());
        sink.input("like-fibonacci", like_fibonacci());
    }

 private:
    // Won pairs, each beside the lost one that has the same sum and xor: the two have exchanged a bit
    // in which they differ. One of 2^k that is added to both alike keeps the difference.
    std::vector<Game> pairs_of_one_key(Rng& rng) const {
        std::vector<Game> games;
        while (games.size() < 400) {
            Int a = rng.mixed(1, kGreatest / 4);
            if (!numeration_.ends_in_even_zeros(a)) a = numeration_.shifted(a);
            const Int b = numeration_.shifted(a);
            if (b > kGreatest / 2) continue;
            const Int bit = rng.pick(powers_of_two(b));
            if ((a & bit) == (b & bit)) continue;
            games.push_back({{a, b}});
            games.push_back({{a ^ bit, b ^ bit}});
            games.push_back({{a, b}});
            games.push_back({{a + bit, b + bit}});
        }
        games.erase(std::remove_if(games.begin(), games.end(),
                                   [](const Game& game) { return game[0][0] * game[0][1] == 0; }),
                    games.end());
        return games;
    }
};

}  // namespace

RULES(Inputs)
