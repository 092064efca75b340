// A game is one row: N, K.
#include "core/rules.hpp"

namespace {

using namespace rules;

constexpr Int kMostTests = 10000, kGreatest = 1000000000;

class BashGame : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kMostTests, [&]() -> Game {
            return {text.line(1, kGreatest, {"N", "K"})};
        });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) { return joined(game.at(0)); });
    }
    std::size_t games_per_input() const override { return kMostTests; }

    // A component is the heap, and the most that one move may take.
    void moves(const Component& part, Options& options) const override {
        const Int heap = part[0], most = part[1];
        for (Int taken = 1; taken <= std::min(heap, most); ++taken) {
            options.to(Component{heap - taken, most});
        }
    }

    Verdicts verdicts() const override { return {"A", "B"}; }
    bool oracle_reaches(const Game& game) const override { return game.at(0).at(0) <= kExhaustive; }
    std::string second_answer(const Game& game) const override {
        // Lost heaps are always the same distance apart, and the heaps between them win. So go down
        // by multiples of it, the longest first.
        Int heap = game[0][0], way = game[0][1] + 1;
        while (way <= heap) way *= 2;
        for (; way > game[0][1]; way /= 2) {
            if (way <= heap) heap -= way;
        }
        return verdict(heap > 0);
    }
    std::string second_method() const override { return "doubled steps from loss to loss"; }

 protected:
    static constexpr Int kExhaustive = 150;
};

}  // namespace
