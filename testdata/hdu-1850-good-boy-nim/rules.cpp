// A game is one row: the heaps.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kHeaps = 100, kGreatest = 1000000;

class GoodBoyNim : public HeapRules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        for (;;) {
            const Int m = text.integer_or_final_0(2, kHeaps, "M");
            if (m == 0) break;
            text.end_of_line();
            games.push_back(
                {text.line(static_cast<std::size_t>(m), 1, kGreatest, {"a heap", "一堆的石子数"})});
        }
        text.end_of_line();
        text.end();
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) { return with_count(game.at(0)); }) + "0\n";
    }
    std::size_t games_per_input() const override { return 1000; }

    void moves(const Component& heap, Options& options) const override {
        for (Int left = 0; left < heap[0]; ++left) options.to(Component{left});
    }

    std::string answer(const Game& game, Decider& decider) const override {
        Position heaps = begin(game);
        if (!decider.wins(heaps)) return "0\n";
        Int count = 0;
        for (Component& heap : heaps) {
            const Int stones = heap[0];
            for (heap[0] = 0; heap[0] < stones; ++heap[0]) count += !decider.wins(heaps);
        }
        return std::to_string(count) + '\n';
    }
    bool oracle_reaches(const Game& game) const override {
        const Row& heaps = game.at(0);
        return *std::max_element(heaps.begin(), heaps.end()) <= 100 &&
               what_can_be_left(heaps, 5000) <= 5000;
    }
    // The heaps with a winning move are those with a one in the highest binary column that has an
    // odd number of ones.
    std::string second_answer(const Game& game) const override {
        Int bit = Int{1} << 19, count = 0;
        for (; bit > 0 && count % 2 == 0; bit /= 2) {
            count = std::count_if(game[0].begin(), game[0].end(),
                                  [&](Int heap) { return heap / bit % 2 != 0; });
        }
        return std::to_string(count % 2 == 0 ? 0 : count) + '\n';
    }
    std::string second_method() const override { return "the highest odd binary column"; }
};

}  // namespace
