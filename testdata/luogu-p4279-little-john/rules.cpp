// A game is one row: the heaps. The statement gives them no lower bound, so empty heaps are legal;
// it does not say so, either.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kTests = 500, kHeaps = 50, kGreatest = 5000;

class LittleJohn : public HeapRules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kTests, [&]() -> Game {
            return {text.counted_line("N", 1, kHeaps, {"a heap", "一堆的石子数"}, 0, kGreatest)};
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) { return with_count(game.at(0)); });
    }
    std::size_t games_per_input() const override { return kTests; }
    tools::Text left_open(const Game& game) const override {
        const Row& heaps = game.at(0);
        if (std::find(heaps.begin(), heaps.end(), 0) == heaps.end()) return {};
        return {"empty heaps", "空堆"};
    }

    void moves(const Component& heap, Options& options) const override {
        for (Int left = 0; left < heap[0]; ++left) options.to(Component{left});
    }
    Convention convention() const override { return Convention::misere; }

    Verdicts verdicts() const override { return {"John", "Brother"}; }
    bool oracle_reaches(const Game& game) const override {
        return what_can_be_left(game.at(0), 10000) <= 10000;
    }
    // By the number of heaps above 1. With none, the parity of the stones decides. With one, the
    // player to move leaves 0 or 1 of it, whichever makes the number of ones odd, and wins. With
    // more, it is Nim, decided column by column.
    std::string second_answer(const Game& game) const override {
        const Row& heaps = game[0];
        const auto odd = [&](Int bit) {
            Int count = 0;
            for (const Int heap : heaps) count += heap / bit % 2;
            return count % 2 != 0;
        };
        const auto large =
            std::count_if(heaps.begin(), heaps.end(), [](Int heap) { return heap > 1; });
        if (large == 0) return verdict(!odd(1));
        if (large == 1) return verdict(true);
        bool balanced = true;
        for (Int bit = 1; bit <= kGreatest; bit *= 2) balanced = balanced && !odd(bit);
        return verdict(!balanced);
    }
    std::string second_method() const override {
        return "cases by the number of heaps above 1, parity of the binary columns";
    }
};

}  // namespace
