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
    void limits(Sink& sink) const override {
        std::vector<Game> games;
        for (Int coins = kLeast; coins <= 12; ++coins) {
            for (Int most = 1; most <= kTake; ++most) games.push_back({{coins, most}});
        }
        sink.all_of("all-small", games);
        for (Int i = 0; i < 10; ++i) {
            for (Int most = 1; most <= kTake; ++most) games.push_back({{kGreatest - i, most}});
        }
        sink.all_of("all-great", games);
        // Numbers that a narrow type, or a table, takes for small ones; both parities.
        for (const Int wrap :
             {256, 1000, 10000, 32768, 65536, 100000, 1000000, 16777216, 268435456}) {
            for (Int few = 3; few <= 8; ++few) {
                if (games.size() + 1 < to_index(kTests)) games.push_back({{wrap + few, kTake}});
            }
            if (games.size() < to_index(kTests)) games.push_back({{wrap + 1, 1}});
            if (games.size() < to_index(kTests)) games.push_back({{wrap, 1}});
        }
        sink.all_of("wrapped", games);
        // Few coins, and one bit more: a key of few bits takes one for the other.
        for (const Int bit : powers_of_two(kGreatest / 2)) {
            for (const Int coins : {Int{3}, 3 + bit}) {
                if (bit > 2) games.push_back({{coins, 5}});
            }
        }
        sink.all_of("differ-in-one-bit", games);
        // Numbers of coins that a move divides into equal shares, less a move, one more or one less.
        for (Int most = 2; most <= kTake; ++most) {
            for (const Int shares : {2, 3, 1000, 99999999}) {
                for (const Int rest : {Int{0}, Int{1}}) {
                    const Int coins = shares * (most + 1) + rest;
                    if (coins <= kGreatest) games.push_back({{coins, most}});
                }
            }
        }
        sink.all_of("multiples", games);
        // The last line decides, whole or cut.
        const Game greatest = {{kGreatest, kTake}};
        sink.ending("longest-last-cut-to-1", kTests, greatest, {{kGreatest - 1, kTake}});
        sink.ending("longest-last-won", kTests, greatest, {{kGreatest - 1, 1}});
        Rng rng(3951);
        for (Int i = 0; i < kTests; ++i) games.push_back(random(rng, i % 2 == 0));
        sink.all_of("most-tests", games);
    }
};

}  // namespace

RULES(Inputs)
