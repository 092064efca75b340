#include "rules.cpp"

namespace {

class Inputs : public PowersOfTwo {
 public:
    void exhaustive(Sink& sink) const override {
        for (Int n = 1; n <= kGreatest; ++n) sink.game({{n}});
    }
    tools::Text exhaustive_bound() const override {
        return "$n \\le " + std::to_string(kGreatest) + '$';
    }
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
        std::vector<Game> longest(most, {{kGreatest}}), lost = longest, won(most, {{999}});
        lost.back() = {{999}};
        won.back() = {{kGreatest}};
        sink.input("longest", longest);
        sink.input("longest-last-lost", lost);
        sink.input("last-won", won);
        std::vector<Game> many;
        for (Int i = 0; i < 100000; ++i) many.push_back({{(i + 998) % kGreatest + 1}});
        sink.input("hundred-thousand-games", many);
    }
};

}  // namespace

RULES(Inputs)
