#include "core/twin.hpp"
// The game, whose last line names its class Elder.
#include "../../../testdata/acwing-891-nim/limits.cpp"

namespace {

class Format : public Twin<Elder> {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests, [&]() -> Game {
            return {text.counted_line("n", 1, kMost, {"a heap", "一堆的石子数"}, 0, kMost - 1)};
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) { return with_count(game.at(0)); });
    }
    std::size_t games_per_input() const override { return kTests; }
    Game longest() const override { return {Row(to_index(kMost), kMost - 1)}; }
    Sums sums() const override { return of_nim(kMost - 1, kMost); }

 private:
    static constexpr Int kTests = 10, kMost = 10000;
};

}  // namespace

TWIN(Format)
