#include "core/alike.hpp"
#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public EuclidGame {
 public:
    Small small() const override { return up_to("M, N", 2, 1, kExhaustive); }
    Game random(Rng& rng, bool rare) const override {
        // Below b * 1.618 < b * phi the player to move loses; programs go wrong near it, and near
        // multiples of b.
        Int b = rng.mixed(2, kGreatest * 1000 / 1618), a = 0;
        if (rare) {
            a = rng.between(b + 1, b * 1618 / 1000);
        } else if (rng.chance(1, 3)) {
            a = b * 1618033989 / 1000000000 + rng.between(-2, 2);
        } else if (rng.chance(1, 2)) {
            a = b * rng.mixed(1, kGreatest / b);
            a += rng.between(-1, 1);
        } else {
            a = rng.mixed(1, kGreatest);
        }
        a = std::min(a, kGreatest);
        if (rng.chance(1, 2)) std::swap(a, b);
        return {{a, b}};
    }
    void limits(Sink& sink) const override {
        sink.input("greatest", {{{kGreatest, kGreatest}},
                                {{kGreatest, kGreatest - 1}},
                                {{kGreatest, 1}},
                                {{1, kGreatest}},
                                {{kGreatest, 2}},
                                {{kGreatest - 1, kGreatest}}});
        // Neighbours in 1, 2, 3, 5, 8, ...: the most forced moves.
        std::vector<Game> chains;
        for (Int b = 1, a = 2; a <= kGreatest; a = std::exchange(b, a) + a)
            chains.push_back({{a, b}});
        sink.input("most-forced-moves", {chains.end() - kTests, chains.end()});
        // Three pairs in an input; the games of a pair stay together.
        std::vector<Game> games = games_of_one_key();
        sink.in_parts("games-of-one-key", games, kTests);
    }

 private:
    static constexpr Int kExhaustive = 70;

    // What people pack two numbers into, the greater one first or last, in 64 bits or 32.
    static std::vector<Key> packings() {
        using U = std::uint64_t;
        std::vector<Key> keys;
        const auto add = [&](auto pack) {
            for (const bool last : {false, true}) {
                for (const U mask : {UINT64_MAX, U{UINT32_MAX}}) {
                    keys.push_back([=](const Row& row) {
                        const auto a = static_cast<U>(row[last]), b = static_cast<U>(row[!last]);
                        return pack(a, b) & mask;
                    });
                }
            }
        };
        for (const Int factor : usual_factors()) {
            add([factor](U a, U b) { return a * static_cast<U>(factor) + b; });
        }
        for (const int bits : {15, 16, 20}) {
            add([bits](U a, U b) { return a << bits ^ b; });
        }
        for (const U base : {1000000000, 1000000007}) {
            add([base](U a, U b) { return (a * base + b) & UINT32_MAX; });
        }
        add([](U a, U b) { return (a * 131 + b) % 1000000007; });
        add([](U a, U b) { return (a * 13331 + b) % 998244353; });
        add([](U a, U b) { return a % 65536 << 16 | b % 65536; });
        add([](U a, U b) { return a * 100 + b; });
        add([](U a, U b) { return a + b; });
        add([](U a, U b) { return a ^ b; });
        add([](U a, U b) { return a * b; });
        return keys;
    }
    // Pairs of games of one key and different verdicts, both with a quotient of 1, so that none is
    // decided before its memo is asked; those near the golden ratio change their verdict soonest.
    std::vector<Game> games_of_one_key() const {
        Rng rng(1290);
        // Written one after the other, in either order, without a separator.
        std::vector<Game> games = {{{405, 363}}, {{4053, 63}}, {{998, 971}}, {{71998, 9}}};
        for (const Key& key : packings()) {
            // Wide enough for the key, in either number; small ones have equal products.
            const Row spans = {2000, 1000000, 10000000, 100000000, 100};
            for (std::size_t attempt = 0; attempt < 2 * spans.size(); ++attempt) {
                const bool great_moves = attempt % 2 == 0;
                const Int span = spans[attempt / 2];
                const Int some = great_moves ? 1900000000 : 1150000000;
                const auto near = [&] {
                    const Int one =
                        span == 100 ? rng.between(1000, 3000) : some + rng.between(0, 60);
                    Int other = one * 1618 / 1000;
                    if (great_moves) other = one * 1000 / 1618;
                    other += rng.between(-span, span);
                    return Row{std::max(one, other), std::min(one, other)};
                };
                const auto pair = alike(
                    key, near,
                    [&](const Row& one, const Row& other) {
                        return second_answer({one}) != second_answer({other});
                    },
                    30000);
                if (!pair) continue;
                games.push_back({pair->first});
                games.push_back({pair->second});
                break;
            }
        }
        return games;
    }
};

}  // namespace

RULES(Inputs)
