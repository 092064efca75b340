#include <array>

#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public StrangeNim {
 public:
    Small small() const override {
        tools::Text bound("A and K up to ", "A 与 K 不超过 ");
        for (std::size_t n = 1; n <= kSmall.size(); ++n) {
            bound +=
                std::to_string(kSmall[n - 1]) + tools::Text(" (N = ", "（N = ") +
                std::to_string(n) +
                tools::Text(n == kSmall.size() ? ")" : "), ", n == kSmall.size() ? "）" : "）、");
        }
        return {[](Sink& sink) {
                    for (std::size_t n = 1; n <= kSmall.size(); ++n) {
                        const Lists lists(plain_numbers(), 2 * n, {kSmall[n - 1]});
                        lists.for_each([&](const Row& numbers) {
                            Game game;
                            for (std::size_t i = 0; i < 2 * n; i += 2) {
                                game.push_back({numbers[i], numbers[i + 1]});
                            }
                            sink.game(game);
                        });
                    }
                },
                bound};
    }
    // A loss, or a game that misses one by one bit; and heaps without a move.
    Game random(Rng& rng, bool rare) const override {
        const Int greatest = rng.mixed(1, kGreatest);
        const Row values = steered(rng, rng.mixed(1, 181) - 1, greatest, kGreatest, rare);
        Game game = game_of(rng, values);
        for (Int dead = rng.mixed(1, 20); dead > 1; --dead) game.push_back(heap_of(rng, 0));
        rng.shuffle(game);
        return values.empty() ? random(rng, rare) : game;
    }
    Game longest() const override { return Game(kHeaps, {kGreatest, kGreatest}); }
    Sums sums() const override { return {kGreatest, kHeaps, game_of}; }
    void limits(Sink& sink) const override {
        Rng rng(91);
        // The last heap makes it a loss, and then one that misses it by a bit.
        const auto put = [&](const std::string& name, const std::function<Row(Int)>& heap) {
            Game game;
            Int nim_sum = 0;
            for (Int i = 1; i < kHeaps; ++i) {
                game.push_back(heap(i));
                nim_sum ^= value(game.back()[0], game.back()[1]);
            }
            for (const Int miss : {0, 1}) {
                game.push_back(heap_of(rng, nim_sum ^ miss));
                sink.input(name + (miss == 0 ? "-lost" : "-won"), {game});
                game.pop_back();
            }
        };
        // The most quotients that follow one another: about 2 K, where A / K^2 is e.
        put("most-quotients", [](Int i) -> Row { return {kGreatest - 36, 19136 + i}; });
        // The most steps, with few quotients and with more.
        for (const Int parts : {2, 3, 4, 5, 30}) {
            put("most-steps-" + std::to_string(parts), [&](Int i) -> Row {
                return {kGreatest - i % 3, kGreatest / parts + i};
            });
        }
        // Up to K = sqrt(A) the quotient may fall by more than 1 at once.
        put("around-the-root", [](Int i) -> Row { return {kGreatest - i, 31423 + i}; });
        // Two heaps of different values, whose A * m + K are the same.
        for (Int m = 1000; m < kGreatest; m *= 10) {
            sink.input("key-" + std::to_string(m), {{{1, m + 1}, {2, 1}}});
        }
        put("greatest-quotients", [](Int i) -> Row { return {kGreatest - i, i + 1}; });
    }

 private:
    static constexpr std::array<Int, 3> kSmall = {24, 5, 2};

    // A heap of this value, with any K: k times the value, or one that follows from it. The heap n with
    // the value of n - n / k - 1 = z, where k does not divide n, is z + z / (k - 1) + 1.
    static Row heap_of(Rng& rng, Int value) {
        const Int k = rng.mixed(value == 0 ? 2 : 1, kGreatest / std::max<Int>(value, 1));
        if (k == 1) return {value, k};
        const Int most = rng.between(std::max<Int>(k * value, 1), kGreatest);
        Int heap = k * value;
        for (;;) {
            const Int step = heap / (k - 1) + 1;
            // As many steps of this length as there are, but none above `most`.
            const Int steps =
                std::min((step * (k - 1) - heap + step - 1) / step, (most - heap) / step);
            if (steps == 0) return {heap, k};
            heap += steps * step;
        }
    }
    static Game game_of(Rng& rng, const Row& values) {
        Game game;
        for (const Int value : values) game.push_back(heap_of(rng, value));
        return game;
    }
};

}  // namespace

RULES(Inputs)
