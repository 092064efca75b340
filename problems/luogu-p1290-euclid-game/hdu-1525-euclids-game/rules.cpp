#include "core/twin.hpp"
// The game, whose last line names its class Elder.
#include "../../../testdata/luogu-p1290-euclid-game/limits.cpp"

namespace {

class Format : public Twin<Elder> {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        while (!text.at_end() && text.peek() != '0') {
            games.push_back({text.line(1, kGreatest, {"M", "N"})});
        }
        text.exactly("0 0");
        text.end_of_line();
        text.end();
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) { return joined(game.at(0)); }) + "0 0\n";
    }
    std::size_t games_per_input() const override { return 1000; }
    Game longest() const override { return {{kGreatest, kGreatest}}; }
};

}  // namespace

TWIN(Format)
