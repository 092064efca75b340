#include "core/twin.hpp"
// The game, whose last line names its class Elder.
#include "../../../testdata/acwing-891-nim/limits.cpp"

namespace {

class Format : public Twin<Elder> {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        for (;;) {
            const Int pieces = text.integer(0, kMost, "m");
            text.end_of_line();
            if (pieces == 0) break;
            games.push_back({text.line(to_index(pieces), 0, kMost, {"a cell", "棋子的位置"})});
        }
        text.end();
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) { return with_count(game.at(0)); }) + "0\n";
    }
    std::size_t games_per_input() const override { return 100; }
    Verdicts verdicts() const override { return {"Rabbit Win!", "Grass Win!"}; }
    Game longest() const override { return {Row(to_index(kMost), kMost)}; }
    Sums sums() const override { return of_nim(kMost, kMost); }

 private:
    static constexpr Int kMost = 1000;
};

}  // namespace

TWIN(Format)
