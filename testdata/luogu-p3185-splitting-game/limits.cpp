#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public SplittingGame {
 public:
    Small small() const override {
        const Unit bottles = {{"bottle", "瓶"}, {"bottles", "瓶"}, "颗"};
        return every({bottles, 2, {6, 5, 3, 1}, Lists::Order::any, 0});
    }
    // Rare are losses; else a win whose nim-sum is often a single bit.
    Game random(Rng& rng, bool rare) const override {
        const Int n = rng.mixed(2, kBottles);
        for (;;) {
            Row bottles;
            const Int most = rng.mixed(1, kBeans), share = rng.between(1, 4);
            for (Int i = 0; i < n; ++i) {
                const Int beans = rng.mixed(1, most);
                const bool some = rng.chance(share, 4);
                bottles.push_back(some ? beans : 0);
            }
            if (rare == lost(bottles)) return {bottles};
        }
    }
    void limits(Sink& sink) const override {
        Rng rng(3185);
        std::vector<Game> games;
        const auto most = to_index(kBottles);
        // The longest lines. What is in the last bottle never counts, so cut ends change nothing but
        // where the last number is lost and an older one stands for it.
        for (Int test = 0; test < kTests; ++test) games.push_back({Row(most, kBeans)});
        sink.in_parts("longest", games, kTests);
        // Without its last digit the last number but one would be even.
        for (Int test = 0; test < kTests; ++test) games.push_back({Row(most, kBeans)});
        games.back()[0][most - 2] = kBeans - 13;
        sink.in_parts("longest-to-the-end", games, kTests);
        // One bottle, an odd one and an even one, among empty ones; all others full of an even number.
        for (std::size_t n = 2; n <= most; ++n) {
            for (const Int beans : {1, 2}) {
                const std::size_t at = to_index(rng.between(0, static_cast<Int>(n) - 2));
                games.push_back({Row(n, 0)});
                games.back()[0][at] = beans;
                games.push_back({Row(n, kBeans)});
                games.back()[0][at] = kBeans - beans;
            }
            games.push_back({Row(n, 0)});
            games.back()[0].back() = kBeans;
        }
        sink.in_parts("one-bottle", games, kTests);
        for (std::size_t i = 0; i < most; ++i) {
            games.push_back({Row(most, 0)});
            games.back()[0][i] = kBeans - 1;
        }
        sink.in_parts("one-odd-of-21", games, kTests);
        // Two, three and four odd bottles of 21, the others empty or even.
        for (std::size_t i = 0; i < most; ++i) {
            for (std::size_t j = i + 1; j < most; ++j) {
                const Int others = rng.chance(1, 2) ? 0 : 2 * rng.between(0, kBeans / 2 - 1);
                games.push_back({Row(most, others)});
                ++games.back()[0][i];
                ++games.back()[0][j];
            }
        }
        sink.in_parts("two-odd", games, kTests);
        for (int test = 0; test < 200; ++test) {
            Row bottles(most);
            const auto odd = to_index(rng.between(3, 6));
            for (const Int at : rng.distinct(odd, 0, kBottles - 1)) {
                bottles[to_index(at)] = 2 * rng.between(0, kBeans / 2 - 1) + 1;
            }
            for (Int& beans : bottles) {
                const Int even = 2 * rng.between(1, kBeans / 2);
                const bool fill = rng.chance(1, 3);
                if (beans == 0 && fill) beans = even;
            }
            games.push_back({bottles});
        }
        sink.in_parts("few-odd", games, kTests);
        // Nim-sums of a single bit and of all bits, and losses, of 21 bottles and of 20.
        for (const std::size_t n : {most, most - 1}) {
            for (const Int wanted : {0, 1, 2, 4, 8, 16, 32, 63, 62, 31}) {
                for (;;) {
                    Row bottles;
                    for (std::size_t i = 0; i < n; ++i) {
                        bottles.push_back(rng.between(kBeans - 99, kBeans));
                    }
                    if (nim_sum(bottles) != wanted) continue;
                    games.push_back({bottles});
                    break;
                }
            }
        }
        sink.in_parts("nim-sums", games, kTests);
    }
};

}  // namespace

RULES(Inputs)
