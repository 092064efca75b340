#include "rules.cpp"

namespace {

class Inputs : public MovingCoins {
 public:
    Small small() const override {
        const std::string most = std::to_string(kPlayed);
        return {[](Sink& sink) {
                    for (Int n = 1; n <= kPlayed; ++n) {
                        for (Int m = 1; m <= n; ++m) sink.game({{n, m}});
                    }
                },
                {"all n up to " + most + " with every m", "n 不超过 " + most + "，所有的 m"}};
    }
    // The rare case is a strip with few free cells.
    Game random(Rng& rng, bool rare) const override {
        const Int m = rng.mixed(1, kCoins);
        return {{rare ? m + rng.between(0, 40) : rng.mixed(m, kCells), m}};
    }
    Game longest() const override { return {{kCells, kCoins}}; }
    void limits(Sink& sink) const override {
        const auto game = [&](const std::string& name, Int n, Int m) {
            sink.input(name + "-" + std::to_string(n) + "-" + std::to_string(m), {{{n, m}}});
        };
        for (const Int m : {1, 2, 3, 4, 25, 26, 49, 50}) game("largest", kCells, m);
        game("no-free-cell", kCoins, kCoins);
        game("one-free-cell", kCoins + 1, kCoins);
        // The highest digit of a lost layout: two gaps have it, and nothing else is free.
        for (Int bit = 1; 2 * bit <= kCells - 4; bit *= 2) {
            game("just-a-digit", 2 * bit + 4, 4);
            game("no-digit", 2 * bit + 3, 4);
        }
    }
};

}  // namespace

RULES(Inputs)
