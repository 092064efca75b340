#include "core/twin.hpp"
// The game, whose last line names its class Elder.
#include "../../../testdata/51nod-1066-bash-game/limits.cpp"

namespace {

class Format : public Twin<Elder> {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests, [&]() -> Game {
            return {text.line(1, kMost, {"n", "m"})};
        });
    }
    std::size_t games_per_input() const override { return kTests; }
    Verdicts verdicts() const override { return {"first", "second"}; }
    Game longest() const override { return {{kMost, kMost}}; }

 private:
    static constexpr Int kTests = 1000, kMost = 1000;
};

}  // namespace

TWIN(Format)
