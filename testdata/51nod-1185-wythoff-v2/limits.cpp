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
        std::vector<Game> cold;
        for (Int i = 0; i < kTests; ++i) {
            Int a = kGreatest / 1000 * 618 - rng.between(0, kGreatest / 1000);
            if (!numeration_.ends_in_even_zeros(a)) --a;
            cold.push_back({{a, numeration_.shifted(a)}});
        }
        sink.input("large-cold", cold);
        WythoffInputs::limits(sink);
    }
};

}  // namespace

RULES(Inputs)
