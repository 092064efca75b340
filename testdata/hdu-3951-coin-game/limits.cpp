#include "rules.cpp"

namespace {

class Inputs : public CoinGame {
 public:
    void exhaustive(Sink& sink) const override {
        for (Int most = 1; most <= kTake; ++most) {
            for (Int coins = kLeast; coins <= kExhaustive; ++coins) sink.game({{coins, most}});
        }
    }
    tools::Text exhaustive_bound() const override {
        return "$N \\le " + std::to_string(kExhaustive) + '$';
    }
    Game random(Rng& rng, bool rare) const override {
        const Int coins = rng.mixed(kLeast, kGreatest);
        if (rare && rng.chance(1, 3)) {
            const Int few = rng.between(kLeast, kTake);
            return {{few, rng.between(few, kTake)}};
        }
        if (rare) return {{std::min(coins | 1, kGreatest - 1), 1}};
        return {{coins, rng.between(1, kTake)}};
    }
    Game longest() const override { return {{kGreatest, kTake}}; }
    void limits(Sink& sink) const override {
        std::vector<Game> games;
        for (Int coins = kLeast; coins <= 12; ++coins) {
            for (Int most = 1; most <= kTake; ++most) {
                games.push_back({{coins, most}});
                if (coins < 10) games.push_back({{kGreatest - coins, most}});
            }
        }
        sink.in_parts("ends", games, kTests);
        // Numbers that a narrow type, or a table, takes for small ones; both parities.
        for (const Int wrap :
             {256, 1000, 10000, 32768, 65536, 100000, 1000000, 16777216, 268435456}) {
            for (Int few = 3; few <= 8; ++few) games.push_back({{wrap + few, kTake}});
            for (const Int few : {0, 1}) games.push_back({{wrap + few, 1}});
        }
        sink.in_parts("wrapped", games, kTests);
        // Numbers of coins that a move divides into equal shares, less a move, one more or one less.
        for (Int most = 2; most <= kTake; ++most) {
            for (const Int shares : {2, 3, 1000, 99999999}) {
                for (const Int rest : {Int{0}, Int{1}}) {
                    const Int coins = shares * (most + 1) + rest;
                    if (coins <= kGreatest) games.push_back({{coins, most}});
                }
            }
        }
        sink.in_parts("multiples", games, kTests);
    }
};

}  // namespace

RULES(Inputs)
