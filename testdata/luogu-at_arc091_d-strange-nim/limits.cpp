#include <array>

#include "rules.cpp"

namespace {

class Inputs : public StrangeNim {
 public:
    Small small() const override {
        tools::Text bound;
        for (std::size_t heaps = 1; heaps <= kSmall.size(); ++heaps) {
            const std::string many = std::to_string(heaps),
                              most = std::to_string(kSmall[heaps - 1]);
            if (heaps > 1) bound += {", ", "，"};
            bound += {many + (heaps == 1 ? " heap with A up to " : " heaps with A up to ") + most,
                      many + " 堆时 A 不超过 " + most};
        }
        bound += {", K up to A + 1", "， K 不超过 A + 1"};
        return {[](Sink& sink) {
                    for (std::size_t heaps = 1; heaps <= kSmall.size(); ++heaps) {
                        extend({}, heaps, kSmall[heaps - 1], sink);
                    }
                },
                bound};
    }
    // A loss, or a game that misses one by one bit; at times heaps of any kind.
    Game random(Rng& rng, bool rare) const override {
        Game game;
        if (!rare && rng.chance(1, 4)) {
            for (Int heaps = rng.mixed(1, kHeaps); heaps > 0; --heaps) {
                const Int a = rng.mixed(1, kGreatest), k = rng.mixed(1, a);
                game.push_back({a, k});
            }
            return game;
        }
        const Int greatest = rng.mixed(1, kGreatest), dead = rng.mixed(1, 20) - 1;
        const Row values = steered(rng, rng.mixed(1, kHeaps) - 1, greatest, kGreatest, rare);
        for (const Int value : values) game.push_back(heap_of(rng, value));
        for (Int i = 0; i < dead; ++i) game.push_back(heap_of(rng, 0));
        rng.shuffle(game);
        if (game.size() > kHeaps || game.empty()) return random(rng, rare);
        return game;
    }
    Game longest() const override { return Game(kHeaps, {kGreatest, kGreatest}); }
    Sums sums() const override {
        return {kGreatest, kHeaps, [](Rng& rng, const Row& values) {
                    Game game;
                    for (const Int value : values) game.push_back(heap_of(rng, value));
                    return game;
                }};
    }
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
        put("most-quotients", [&](Int i) -> Row { return {kGreatest - 36, 19136 + i}; });
        // The most steps, most of them with few quotients.
        for (const Int parts : {2, 3, 4, 5, 30}) {
            put("most-steps-" + std::to_string(parts), [&](Int i) -> Row {
                return {kGreatest - i % 3, kGreatest / parts + i};
            });
        }
        // The greatest quotients.
        put("small-k", [](Int i) -> Row { return {kGreatest - i, i + 1}; });
        // Nothing but the last heap can move.
        put("dead", [&](Int i) -> Row { return {kGreatest - 2 * i, kGreatest - i}; });
        // Each remainder and quotient around the multiples of K, against the same value elsewhere.
        for (const Int k : {2, 3, 4, 7, 10, 16, 100, 1000, 31622, 31623, 1000000}) {
            for (const Int q : {Int{1}, Int{2}, k - 1, k, k + 1, kGreatest / k - 1}) {
                if (q < 1 || k * (q + 2) > kGreatest) continue;
                put("around-" + std::to_string(k) + '-' + std::to_string(q), [&](Int i) -> Row {
                    return {k * q - 1 + i % (2 * k), k};
                });
            }
        }
    }

 private:
    static constexpr std::array<Int, 3> kSmall = {24, 5, 3};

    static void extend(const Game& game, std::size_t heaps, Int most, Sink& sink) {
        if (heaps == 0) return sink.game(game);
        for (Int a = 1; a <= most; ++a) {
            for (Int k = 1; k <= a + 1; ++k) {
                Game more = game;
                more.push_back({a, k});
                extend(more, heaps - 1, most, sink);
            }
        }
    }
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
};

}  // namespace

RULES(Inputs)
