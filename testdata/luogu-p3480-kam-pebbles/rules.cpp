// A game is one row: the pebbles of the piles, in non-decreasing order.
#include "core/rules.hpp"

namespace {

using namespace rules;

// The Chinese statement, which the judge's users read, allows 10000 pebbles, the English one 1000.
constexpr Int kTests = 10, kPiles = 1000, kPebbles = 10000, kInEnglish = 1000;

class KamPebbles : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests, [&]() -> Game {
            const Row piles =
                text.counted_line("n", 1, kPiles, {"a pile", "一堆的石子数"}, 0, kPebbles);
            if (!std::is_sorted(piles.begin(), piles.end())) {
                text.fail({"a pile is smaller than the one before", "有一堆比前一堆少"});
            }
            text.bounded(pebbles(piles), 0, kPebbles, {"the number of pebbles", "石子总数"});
            return {piles};
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) { return with_count(game.at(0)); });
    }
    std::size_t games_per_input() const override { return to_index(kTests); }

    // The piles bound one another, so the component is all of them.
    void moves(const Component& piles, Options& options) const override {
        for (std::size_t i = 0; i < piles.size(); ++i) {
            Component next = piles;
            while (next[i] > (i > 0 ? piles[i - 1] : 0)) {
                --next[i];
                options.to(next);
            }
        }
    }

    Verdicts verdicts() const override { return {"TAK", "NIE"}; }
    // n piles up to m: (n + m choose n) positions, at most 3000.
    bool oracle_reaches(const Game& game) const override {
        const Row& piles = game.at(0);
        Int positions = 1;
        for (Int i = 1; i <= static_cast<Int>(piles.size()) && positions <= 3000; ++i) {
            positions = positions * (piles.back() + i) / i;
        }
        return positions <= 3000;
    }
    // Layer by layer, from the ground up: a layer is as long as there are piles that reach it, and for
    // each odd length the layers of that length are a heap. Bit by bit, whether an odd number of
    // heaps has it.
    std::string second_answer(const Game& game) const override {
        const Row& piles = game[0];
        Row layers(piles.size() + 1);
        std::size_t below = 0;  // piles that do not reach the layer
        for (Int layer = 1; layer <= piles.back(); ++layer) {
            while (piles[below] < layer) ++below;
            ++layers[piles.size() - below];
        }
        for (Int bit = 1; bit <= kPebbles; bit *= 2) {
            bool odd = false;
            for (std::size_t length = 1; length < layers.size(); length += 2) {
                if (layers[length] / bit % 2 != 0) odd = !odd;
            }
            if (odd) return verdict(true);
        }
        return verdict(false);
    }
    std::string second_method() const override { return "layers of pebbles, bit by bit"; }

 protected:
    static Int pebbles(const Row& piles) {
        Int all = 0;
        for (const Int pile : piles) all += pile;
        return all;
    }
};

}  // namespace
