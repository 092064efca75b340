// A game is one row: the cells of the pieces, in the order of the input.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kTests = 20, kPieces = 1000, kCells = 10000;

class GeorgiaAndBob : public Rules {
 public:
    std::vector<Game> parse(Text& text) const override {
        return counted(text, kTests, [&]() -> Game {
            const Row pieces = text.counted_line("N", 1, kPieces, "a cell", 1, kCells);
            const Row cells = sorted(pieces);
            if (std::adjacent_find(cells.begin(), cells.end()) != cells.end()) {
                text.fail("two pieces are on the same cell");
            }
            return {pieces};
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return counted(games, [](const Game& game) { return counted(game.at(0)); });
    }
    std::size_t games_per_input() const override { return kTests; }

    // The pieces block one another, so the component is all of them, from the left.
    void moves(const Part& pieces, Options& options) const override {
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            for (Int to = i > 0 ? pieces[i - 1] + 1 : 1; to < pieces[i]; ++to) {
                Part next = pieces;
                next[i] = to;
                options.to(next);
            }
        }
    }

    std::string answer(const Game& game, Decider& decider) const override {
        return verdict(decider.wins({sorted(game.at(0))}));
    }
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

    void exhaustive(Sink& sink) const override {
        for (Int set = 1; set < Int{1} << kAnySet; ++set) {
            Row cells;
            for (Int cell = 1; cell <= kAnySet; ++cell) {
                if (set >> (cell - 1) & 1) cells.push_back(cell);
            }
            if (set < Int{1} << kAnyOrder) {
                do {
                    sink.game({cells});
                } while (std::next_permutation(cells.begin(), cells.end()));
            } else {
                std::rotate(cells.begin(), cells.begin() + set % static_cast<Int>(cells.size()),
                            cells.end());
                sink.game({cells});
            }
        }
    }
    std::string exhaustive_bound() const override {
        return "every set of the first " + std::to_string(kAnySet) + " cells; those of the first " +
               std::to_string(kAnyOrder) + " in every order";
    }
    Game random(Rng& rng, bool rare) const override {
        // From the left: free cells before a pair, its left piece, a gap, its right piece.
        const Int n = rng.mixed(1, kPieces), pairs = (n + 1) / 2;
        Int free = rng.mixed(1, kCells - n), nim_sum = 0;
        Row gaps;
        for (Int i = 0, greatest = (free - 1) / (2 * pairs); i < pairs; ++i) {
            gaps.push_back(rng.between(0, greatest));
            nim_sum ^= gaps.back();
        }
        if (rare || rng.chance(1, 2)) {
            gaps.back() ^= nim_sum;  // at most 2 * greatest, so a cell stays free
            if (!rare) {
                Int& gap = gaps[static_cast<std::size_t>(rng.between(0, pairs - 1))];
                gap += gap > 0 && rng.chance(1, 2) ? -1 : 1;
            }
        }
        rng.shuffle(gaps);
        for (const Int gap : gaps) free -= gap;
        Row cells;
        Int cell = 0;
        for (Int i = 0; i < pairs; ++i) {
            if (i > 0 || n % 2 == 0) {
                cell += rng.between(0, free / pairs) + 1;
                cells.push_back(cell);
            }
            cell += gaps[static_cast<std::size_t>(i)] + 1;
            cells.push_back(cell);
        }
        rng.shuffle(cells);
        return {cells};
    }
    void limits(Sink& sink) const override {
        Rng rng(236);
        std::vector<Game> random_cells, last_cells;
        Row last;
        for (Int cell = kCells; cell > kCells - kPieces; --cell) last.push_back(cell);
        for (Int test = 0; test < kTests; ++test) {
            const std::size_t n = static_cast<std::size_t>(kPieces - test % 2);
            random_cells.push_back({rng.distinct(n, 1, kCells)});
            last_cells.push_back({last});
            last_cells.back()[0].resize(n);
        }
        sink.input("random-cells", random_cells);
        sink.input("last-cells-descending", last_cells);
    }

 private:
    static constexpr Int kAnySet = 13, kAnyOrder = 6;

    static Row sorted(Row cells) {
        std::sort(cells.begin(), cells.end());
        return cells;
    }
    static std::string verdict(bool georgia) {
        return georgia ? "Georgia will win\n" : "Bob will win\n";
    }
};

}  // namespace

RULES(GeorgiaAndBob)
