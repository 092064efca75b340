// A game is two rows: the set S, and the heaps.
#include "../families/subtraction.hpp"

namespace {

using namespace rules;

constexpr Int kCount = 100, kGreatest = 10000;

class SubtractionNim : public SubtractionRules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Row set =
            text.counted_line("k", 1, kCount, {"a number in S", "S 中的数"}, 1, kGreatest);
        Row sorted = set;
        std::sort(sorted.begin(), sorted.end());
        if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) {
            text.fail({"the numbers in S must be distinct", "S 中的数应各不相同"});
        }
        const Row heaps =
            text.counted_line("n", 1, kCount, {"a heap", "一堆的石子数"}, 1, kGreatest);
        text.end();
        return {{set, heaps}};
    }
    std::string format(const std::vector<Game>& games) const override {
        return with_count(games.at(0).at(0)) + with_count(games.at(0).at(1));
    }
    std::size_t games_per_input() const override { return 1; }

    Verdicts verdicts() const override { return {"Yes", "No"}; }
    bool oracle_reaches(const Game& game) const override {
        return what_can_be_left(game.at(1), 1000) <= 1000;
    }
    std::string second_answer(const Game& game) const override {
        const Row& heaps = game[1];
        const Row value = values(game[0], *std::max_element(heaps.begin(), heaps.end()));
        Int sum = 0;
        for (const Int heap : heaps) sum ^= value[static_cast<std::size_t>(heap)];
        return verdict(sum != 0);
    }
    std::string second_method() const override {
        return "all heaps of value 0, then of value 1, ...";
    }
};

}  // namespace
