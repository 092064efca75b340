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
    void limits(Sink& sink) const override {
        // The last line decides, whole or cut: 999 is lost as each of its beginnings, 1000 is won
        // as each of its.
        const std::size_t most = games_per_input();
        sink.ending("longest", most, {{kGreatest}}, {{kGreatest}});
        sink.ending("longest-last-lost", most, {{kGreatest}}, {{999}});
        sink.ending("last-won", most, {{999}}, {{kGreatest}});
        std::vector<Game> many;
        for (Int i = 0; i < 100000; ++i) many.push_back({{(i + 998) % kGreatest + 1}});
        sink.input("hundred-thousand-games", many);
    }
};

}  // namespace

RULES(Inputs)
