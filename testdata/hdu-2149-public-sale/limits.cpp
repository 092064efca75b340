#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public PublicSale {
 public:
    Small small() const override { return up_to("M, N", 2, 1, kExhaustive); }
    Game random(Rng& rng, bool rare) const override {
        const Int n = rng.mixed(1, kGreatest - 1);
        const Int loss = (n + 1) * rng.mixed(1, kGreatest / (n + 1));
        if (rare) return {{loss, n}};
        if (rng.chance(1, 2)) return {{rng.mixed(1, kGreatest), rng.mixed(1, kGreatest)}};
        return {{std::clamp(loss + rng.pick(Row{-1, 1}), Int{1}, kGreatest), n}};
    }
    Game longest() const override { return {{kGreatest, kGreatest}}; }
    void limits(Sink& sink) const override {
        std::vector<Game> games;
        for (Int i = 1; i <= 200; ++i) {
            games.push_back({{i, 1}});
            games.push_back({{kGreatest - i, 1 + i % 60}});
        }
        sink.all_of("one-at-a-time", games);
        for (Int m : {1000, 1001, 1023, 1024, 1025, 1098, 1099}) {
            for (Int n : {998, 999, 1000, 1001, 1022, 1023, 1024, 1098, 1099}) {
                games.push_back({{m, n}});
            }
        }
        sink.all_of("four-digits", games);
        // M mod (N + 1) is a power of two, or M is a multiple.
        for (const Int bit : powers_of_two(kGreatest)) {
            for (Int n = bit; n <= 2 * bit && n < kGreatest; n += 1 + bit / 8) {
                const Int k = (kGreatest - bit) / (n + 1);
                games.push_back({{k * (n + 1) + bit, n}});
                if (k > 0) games.push_back({{k * (n + 1), n}});
            }
        }
        sink.all_of("bits", games);
        // The most numbers: all raises win. The last line decides, whole or cut: nothing wins, but with
        // any shorter N something does.
        sink.input("longest-output", std::vector<Game>(games_per_input(), {{1, kGreatest}}));
        const Game lost = {{1002, 1001}}, greatest = {{kGreatest, kGreatest}};
        sink.ending("longest-last-lost", games_per_input(), greatest, lost);
    }
};

}  // namespace

RULES(Inputs)
