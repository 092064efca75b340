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
    void limits(Sink& sink) const override {
        const std::size_t most = games_per_input();
        std::vector<Game> all, bits;
        for (Int i = 0; i < 200; ++i) all.push_back({{kGreatest - i, 1 + i % 60}});
        sink.input("greatest-prices", all);
        all.clear();
        for (Int m = 1; m <= 200; ++m) all.push_back({{m, 1}});
        sink.input("one-at-a-time", all);
        all.clear();
        for (Int m : {1000, 1001, 1023, 1024, 1025, 1098, 1099}) {
            for (Int n : {998, 999, 1000, 1001, 1022, 1023, 1024, 1098, 1099}) {
                all.push_back({{m, n}});
            }
        }
        sink.input("four-digits", all);
        // M mod (N + 1) is a power of two, or M is one more or less than a multiple.
        for (const Int bit : powers_of_two(kGreatest)) {
            for (Int n = bit; n <= 2 * bit && n < kGreatest; n += 1 + bit / 8) {
                const Int k = (kGreatest - bit) / (n + 1);
                bits.push_back({{k * (n + 1) + bit, n}});
                if (k > 0) bits.push_back({{k * (n + 1), n}});
            }
        }
        sink.input("bits", bits);
        // Neighbours that a program takes for one another which packs M and N into M * factor + N, or
        // N * factor + M.
        std::vector<Game> packed;
        for (const Int factor : {100, 256, 500, 512, 1000, 1024}) {
            for (const Int less : {Int{1}, Int{5}, kGreatest - factor}) {
                packed.push_back({{1, less + factor}});
                packed.push_back({{2, less}});
                packed.push_back({{less + factor, 1}});
                packed.push_back({{less, 2}});
            }
        }
        sink.input("pairs-of-one-key", packed);
        // The most numbers: all raises win.
        sink.input("longest-output", std::vector<Game>(most, {{1, kGreatest}}));
        // The last line decides, whole or cut: nothing wins, but with any shorter N something does.
        const Game lost = {{1002, 1001}}, greatest = {{kGreatest, kGreatest}};
        sink.ending("longest-last-lost", most, greatest, lost);
        sink.ending("longest-last-won", most, lost, greatest);
        // More tests than any bound of ours; marks of 16 bits come round.
        all.clear();
        for (Int i = 0; i < 70000; ++i) all.push_back({{i % 997 + 50, i % 41 + 1}});
        sink.input("seventy-thousand-games", all);
    }
};

}  // namespace

RULES(Inputs)
