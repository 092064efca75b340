#include "rules.cpp"

namespace {

class Inputs : public BlackAndWhite {
 public:
    Small small() const override {
        const std::string most = std::to_string(kPlayed);
        return {[](Sink& sink) {
                    for (Int n = 2; n <= kPlayed; ++n) {
                        for (Int k = 2; k <= n; k += 2) {
                            for (Int d = 1; d <= k; ++d) sink.game({{n, k, d}});
                        }
                    }
                },
                {"all n up to " + most + " with every k and d",
                 "n 不超过 " + most + "，所有的 k 和 d"}};
    }
    // The rare case is a d by which a move may touch every pair.
    Game random(Rng& rng, bool rare) const override {
        const Int n = rng.mixed(2, kCells), pairs = rng.mixed(1, std::min(n, kPieces) / 2);
        return {{n, 2 * pairs, rare ? rng.between(pairs, 2 * pairs) : rng.mixed(1, pairs)}};
    }
    Game longest() const override { return {{kCells, kPieces, kPieces}}; }
    void limits(Sink& sink) const override {
        const auto game = [&](const std::string& name, Int n, Int k, Int d) {
            sink.input(
                name + "-" + std::to_string(n) + "-" + std::to_string(k) + "-" + std::to_string(d),
                {{{n, k, d}}});
        };
        for (const Int d : {1, 2, 3, 24, 49, 50, 51, 99}) game("largest", kCells, kPieces, d);
        game("no-free-cell", kPieces, kPieces, 1);
        game("one-free-cell", kPieces + 1, kPieces, 1);
        game("one-pair", kCells, 2, 1);
        // The highest digit of a lost layout: d + 1 gaps have it, and nothing else is free.
        for (const Int d : {1, 2, 6}) {
            for (Int bit = 1; (d + 1) * bit <= kCells - 2 * (d + 1); bit *= 2) {
                const Int n = (d + 1) * (bit + 2);
                game("just-a-digit", n, 2 * (d + 1), d);
                game("no-digit", n - 1, 2 * (d + 1), d);
            }
        }
    }
};

}  // namespace

RULES(Inputs)
