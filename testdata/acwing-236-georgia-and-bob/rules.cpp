// A game is one row: the cells of the pieces, in the order of the input.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kTests = 20, kPieces = 1000, kCells = 10000;

class GeorgiaAndBob : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests, [&]() -> Game {
            const Row pieces =
                text.counted_line("N", 1, kPieces, {"a cell", "棋子所在的格子"}, 1, kCells);
            const Row cells = sorted(pieces);
            if (std::adjacent_find(cells.begin(), cells.end()) != cells.end()) {
                text.fail({"two pieces are on the same cell", "有两枚棋子在同一格"});
            }
            return {pieces};
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) { return with_count(game.at(0)); });
    }
    std::size_t games_per_input() const override { return kTests; }

    // The pieces block one another, so the component is all of them, from the left.
    void moves(const Component& pieces, Options& options) const override {
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            for (Int to = i > 0 ? pieces[i - 1] + 1 : 1; to < pieces[i]; ++to) {
                Component next = pieces;
                next[i] = to;
                options.to(next);
            }
        }
    }

    Verdicts verdicts() const override { return {"Georgia will win", "Bob will win"}; }
    Position begin(const Game& game) const override { return {sorted(game.at(0))}; }
    // There are at most as many positions as sets of as many cells up to the last piece.
    bool oracle_reaches(const Game& game) const override {
        const Int cells = *std::max_element(game.at(0).begin(), game.at(0).end());
        Int sets = 1;
        for (Int i = 1; i <= static_cast<Int>(game.at(0).size()) && sets <= 2000; ++i) {
            sets = sets * (cells - i + 1) / i;
        }
        return sets <= 2000;
    }
    // Walks over all cells from the right and counts the free cells in every other gap, the first
    // of them the gap left of the last piece.
    std::string second_answer(const Game& game) const override {
        std::vector<bool> taken(kCells + 1);
        for (const Int cell : game[0]) taken[static_cast<std::size_t>(cell)] = true;
        Int nim_sum = 0, gap = 0;
        bool counts = false;
        for (std::size_t cell = kCells; cell > 0; --cell) {
            if (!taken[cell]) {
                ++gap;
                continue;
            }
            if (counts) nim_sum ^= gap;
            counts = !counts;
            gap = 0;
        }
        return verdict((counts ? nim_sum ^ gap : nim_sum) != 0);
    }
    std::string second_method() const override { return "a walk over all cells"; }

 private:
    static Row sorted(Row cells) {
        std::sort(cells.begin(), cells.end());
        return cells;
    }
};

}  // namespace
