#include "core/twin.hpp"
// The game, whose last line names its class Elder.
#include "../../../testdata/hdu-2516-fibonacci-nim/limits.cpp"

namespace {

class Format : public Twin<Elder> {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests, [&]() -> Game { return {text.line(2, kMost, {"N"})}; });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) { return joined(game.at(0)); });
    }
    std::size_t games_per_input() const override { return kTests; }
    Verdicts verdicts() const override { return {"A", "B"}; }
    Game longest() const override { return {{kMost}}; }

 private:
    static constexpr Int kTests = 1000, kMost = 1000000000;
};

}  // namespace

TWIN(Format)
