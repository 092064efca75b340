#include "core/twin.hpp"
// The game, whose last line names its class Elder.
#include "../../../testdata/51nod-1185-wythoff-v2/limits.cpp"

namespace {

class Format : public Twin<Elder> {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        while (!text.at_end()) games.push_back({text.line(0, kMost, {"a", "b"})});
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) { return joined(game.at(0)); });
    }
    Verdicts verdicts() const override { return {"1", "0"}; }
    Game longest() const override { return {{kMost, kMost}}; }

 private:
    static constexpr Int kMost = 1000000000;
};

}  // namespace

TWIN(Format)
