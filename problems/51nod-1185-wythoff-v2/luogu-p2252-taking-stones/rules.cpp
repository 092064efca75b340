#include "core/twin.hpp"
// The game, whose last line names its class Elder.
#include "../../../testdata/51nod-1185-wythoff-v2/limits.cpp"

namespace {

class Format : public Twin<Elder> {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Game game = {text.line(0, kMost, {"a", "b"})};
        text.end();
        return {game};
    }
    std::string format(const std::vector<Game>& games) const override {
        return joined(games.at(0).at(0));
    }
    std::size_t games_per_input() const override { return 1; }
    Verdicts verdicts() const override { return {"1", "0"}; }
    // Each input holds one game: fewer than the elder's.
    Small small() const override {
        const std::string bound = std::to_string(kFew);
        return {up_to("", 2, 0, kFew).make, {"heaps up to " + bound, "每堆不超过 " + bound}};
    }
    Game longest() const override { return {{kMost, kMost}}; }

 private:
    static constexpr Int kMost = 1000000000, kFew = 40;
};

}  // namespace

TWIN(Format)
