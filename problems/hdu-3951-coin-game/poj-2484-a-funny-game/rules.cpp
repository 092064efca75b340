#include "core/twin.hpp"
// The game, whose last line names its class Elder.
#include "../../../testdata/hdu-3951-coin-game/limits.cpp"

namespace {

class Format : public Twin<Elder> {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        for (;;) {
            const Int coins = text.integer_or_final_0(1, kMost, "n");
            text.end_of_line();
            if (coins == 0) break;
            games.push_back({{coins, kTakes}});
        }
        text.end();
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) { return joined({game.at(0).at(0)}); }) + "0\n";
    }
    std::size_t games_per_input() const override { return 1000; }
    std::string output(const std::vector<std::string>& answers) const override {
        return one_after_another(answers);
    }
    Verdicts verdicts() const override { return {"Alice", "Bob"}; }

    // The elder's circles have three coins and more.
    void exhaustive(Sink& sink) const override {
        for (Int coins = 1; coins <= kExhaustive; ++coins) sink.game({{coins, kTakes}});
    }
    Game random(Rng& rng, bool rare) const override {
        return {{rare ? rng.between(1, 4) : rng.mixed(1, kMost), kTakes}};
    }
    Game longest() const override { return {{kMost, kTakes}}; }

 private:
    static constexpr Int kMost = 1000000, kTakes = 2;
};

}  // namespace

TWIN(Format)
