#include "../families/wythoff_limits.hpp"
#include "core/alike.hpp"
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
        Rng rng(1072);
        std::vector<Game> greatest(kTests, {{kGreatest, kGreatest}}), large, cold;
        for (Int i = 0; i < kTests; ++i) {
            large.push_back({{kGreatest - rng.between(0, kGreatest / 2),
                              kGreatest - rng.between(0, kGreatest / 2)}});
            const Int b = kGreatest - i;
            if (partner(b) != 0) cold.push_back({{partner(b), b}});
        }
        greatest.back() = cold.front();  // where equal heaps would hide that the input was cut off
        sink.input("greatest", greatest);
        sink.input("pairs-of-one-key", pairs_of_one_key(rng));
        sink.input("large", large);
        sink.input("large-cold", cold);
        sink.input("near-fibonacci", near_fibonacci());
        sink.input("like-fibonacci", like_fibonacci());
    }

 private:
    // Won pairs, each beside the lost one that a program takes it for which packs two heaps into one
    // number, the lesser or the greater first.
    static std::vector<Game> pairs_of_one_key(Rng& rng) {
        std::vector<Game> games;
        for (const Int factor : usual_factors()) {
            for (const bool greater_first : {false, true}) {
                for (Int attempt = 0; attempt < 1000; ++attempt) {
                    const Int a = rng.between(2, kGreatest);
                    const Int b = partner(a);
                    if (b == 0 || (a < b) == greater_first) continue;
                    const Int first = a - 1, second = b + factor;
                    if (second > kGreatest || (first < second) == greater_first) continue;
                    games.push_back({{a, b}});
                    games.push_back({{first, second}});
                    break;
                }
            }
        }
        return games;
    }
    Int heap(Rng& rng) const {
        return rng.chance(1, 4) ? rng.pick(fibonacci_) : rng.mixed(1, kGreatest);
    }

    const Row fibonacci_ = fibonacci();
};

}  // namespace

RULES(Inputs)
