#include "core/alike.hpp"
#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public BashGame {
 public:
    Small small() const override { return up_to("N, K", 2, 1, kExhaustive); }
    Game random(Rng& rng, bool rare) const override {
        const Int k = rng.mixed(1, kGreatest - 1);
        const Int loss = (k + 1) * rng.mixed(1, kGreatest / (k + 1));
        if (rare) return {{loss, k}};
        if (rng.chance(1, 2)) return {{rng.mixed(1, kGreatest), rng.mixed(1, kGreatest)}};
        return {{std::min(loss + rng.pick(Row{-1, 1}), kGreatest), k}};
    }
    void limits(Sink& sink) const override {
        Rng rng(1066);
        std::vector<Game> greatest, ones, losses, near_losses;
        for (Int i = 0; i < kMostTests; ++i) {
            greatest.push_back({{kGreatest - i % 3, kGreatest - i / 3 % 3}});
            ones.push_back({{kGreatest - i, 1}});
            const Int k = rng.mixed(1, kGreatest - 1);
            const Int loss = kGreatest / (k + 1) * (k + 1);
            losses.push_back({{loss, k}});
            near_losses.push_back({{loss - 1, k}});
        }
        // N mod (K + 1) of one bit: it alone tells the game from a loss.
        std::vector<Game> bits;
        for (const Int bit : powers_of_two(kGreatest)) {
            for (const Int k : {bit, rng.between(bit, kGreatest - 1)}) {
                const Int period = k + 1;
                bits.push_back({{(kGreatest - bit) / period * period + bit, k}});
            }
        }
        sink.input("bits", bits);
        sink.input("longest-lines", std::vector<Game>(kMostTests, {{kGreatest, kGreatest}}));
        // The last test decides wherever it is cut: lost, and won with each shorter K; or won, and
        // lost with each shorter K and with none.
        sink.ending("longest-lines-last-lost", kMostTests, {{kGreatest, kGreatest}},
                    {{999999999, 333333332}});
        sink.ending("longest-lines-last-won", kMostTests, {{kGreatest, kGreatest}},
                    {{kGreatest, 499999998}});
        sink.input("games-of-one-key", games_of_one_key(rng));
        sink.input("greatest", greatest);
        sink.input("one-at-a-time", ones);
        sink.input("greatest-losses", losses);
        sink.input("near-greatest-losses", near_losses);
    }

 private:
    // Pairs of a lost game and a won one that a program takes for one another which packs N and K,
    // or K and N, into one number.
    static std::vector<Game> games_of_one_key(Rng& rng) {
        std::vector<Game> games;
        const auto add = [&](Int n, Int k) {
            for (const bool first : {true, false}) {
                const Int lost = rng.between(1000, kGreatest / 4);
                const Game loss = {{lost, lost - 1}}, win = {{lost + n, lost - 1 + k}};
                games.push_back(first ? loss : win);
                games.push_back(first ? win : loss);
            }
        };
        add(-1, 1);  // of one sum and one product
        for (const Int factor : usual_factors()) {
            add(-1, factor);
            add(factor, -1);
        }
        for (const Int bits : {15, 16, 20}) {
            // Even, so that one more changes the last bit alone.
            const Int lost = rng.between(1 << 21, kGreatest / 4) * 2;
            for (const Row& win : {Row{lost + 1, (lost - 1) ^ Int{1} << bits},
                                   Row{lost ^ Int{1} << bits, lost - 2}}) {
                games.push_back({{lost, lost - 1}});
                games.push_back({win});
            }
        }
        return games;
    }
};

}  // namespace

RULES(Inputs)
