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
    Game longest() const override { return {{kGreatest, kGreatest}}; }
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
    }

 private:
    static constexpr Int kExhaustive = 70;
};

}  // namespace

RULES(Inputs)
