#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public PowersOfTwo {
 public:
    Small small() const override { return up_to("n", 1, 1, kGreatest); }
    Game random(Rng& rng, bool rare) const override {
        for (;;) {
            const Game game = {{rng.mixed(1, kGreatest)}};
            if (!rare || second_answer(game) == verdict(false)) return game;
        }
    }
    Game longest() const override { return {{kGreatest}}; }
};

}  // namespace

RULES(Inputs)
