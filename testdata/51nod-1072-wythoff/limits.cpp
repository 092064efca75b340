#include "../families/wythoff_limits.hpp"
#include "rules.cpp"

namespace {

class Inputs : public WythoffInputs<SmallHeaps> {
 public:
    Game random(Rng& rng, bool rare) const override {
        Int a = heap(rng), b = heap(rng);
        const bool near_miss = !rare && rng.chance(3, 4);
        if (rare || near_miss) {
            while (partner(a) == 0) a = heap(rng);  // its partner is out of range
            b = partner(a);
        }
        if (near_miss) {
            a = std::clamp<Int>(a + rng.between(-1, 1), 1, kGreatest);
            b = std::clamp<Int>(b + rng.between(-1, 1), 1, kGreatest);
        }
        return {{a, b}};
    }
    void limits(Sink& sink) const override {
        std::vector<Game> cold;
        for (Int i = 0; i < kTests; ++i) {
            if (partner(kGreatest - i) != 0)
                cold.push_back({{partner(kGreatest - i), kGreatest - i}});
        }
        sink.input("large-cold", cold);
        WythoffInputs::limits(sink);
    }

 private:
    Int heap(Rng& rng) const {
        return rng.chance(1, 4) ? rng.pick(fibonacci_) : rng.mixed(1, kGreatest);
    }

    const Row fibonacci_ = fibonacci();
};

}  // namespace

RULES(Inputs)
