// A game is one row with one value: the number of stones.
#include "core/rules.hpp"

#include <array>

namespace {

using namespace rules;

constexpr Int kMostTests = 10000, kGreatest = 1000000000;

class BashV2 : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        return read_tests(text, kMostTests,
                          [&]() -> Game { return {text.line(1, 1, kGreatest, "N")}; });
    }
    std::string format(const std::vector<Game>& games) const override {
        return write_tests(games, [](const Game& game) { return joined(game.at(0)); });
    }
    std::size_t games_per_input() const override { return kMostTests; }

    void moves(const Component& heap, Options& options) const override {
        for (const Int taken : kTakes) {
            if (taken <= heap[0]) options.to(Component{heap[0] - taken});
        }
    }

    Verdicts verdicts() const override { return {"A", "B"}; }
    bool oracle_reaches(const Game& game) const override { return game.at(0).at(0) <= kExhaustive; }
    // A heap's verdict hangs on those of the four heaps below it. So the verdicts of four heaps, as
    // bits, are one of 16 states, and each further stone leads from state to state: N of them at
    // once by repeated squaring.
    std::string second_answer(const Game& game) const override {
        using Step = std::array<unsigned, 16>;  // where each state leads
        const auto after = [](const Step& first, const Step& second) {
            Step both;
            for (std::size_t i = 0; i < both.size(); ++i) both[i] = second[first[i]];
            return both;
        };
        Step step, stones;
        for (unsigned state = 0; state < 16; ++state) {
            bool wins = false;
            for (const Int taken : kTakes) wins |= (state >> (taken - 1) & 1) == 0;
            step[state] = (2 * state + wins) % 16;
            stones[state] = state;
        }
        for (Int n = game[0][0]; n > 0; n /= 2) {
            if (n % 2 == 1) stones = after(stones, step);
            step = after(step, step);
        }
        // No move leads below 0, as if the player to move won there; 0 itself is lost.
        return verdict(stones[0b1110] % 2 == 1);
    }
    std::string second_method() const override {
        return "from the verdicts of four heaps to the next ones, by repeated squaring";
    }

 protected:
    static constexpr Int kExhaustive = 1000, kTakes[] = {1, 3, 4};
};

}  // namespace
