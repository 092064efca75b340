// A game is one row: the heaps.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kHeaps = 100000, kGreatest = 1000000000;

class Nim : public HeapRules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Row heaps =
            text.counted_line("n", 1, kHeaps, {"a heap", "一堆的石子数"}, 1, kGreatest);
        text.end();
        return {{heaps}};
    }
    std::string format(const std::vector<Game>& games) const override {
        return with_count(games.at(0).at(0));
    }
    std::size_t games_per_input() const override { return 1; }

    void moves(const Component& heap, Options& options) const override {
        for (Int left = 0; left < heap[0]; ++left) options.to(Component{left});
    }

    Verdicts verdicts() const override { return {"Yes", "No"}; }
    bool oracle_reaches(const Game& game) const override {
        return what_can_be_left(game.at(0), 2000) <= 2000;
    }
    std::string second_answer(const Game& game) const override {
        for (Int bit = 1; bit <= kGreatest; bit *= 2) {
            const auto ones = std::count_if(game[0].begin(), game[0].end(),
                                            [&](Int heap) { return heap / bit % 2 != 0; });
            if (ones % 2 != 0) return verdict(true);
        }
        return verdict(false);
    }
    std::string second_method() const override { return "parity of the binary columns"; }
};

}  // namespace
