// A game is one row with one value: n.
#include "core/rules.hpp"

#include <bitset>

namespace {

using namespace rules;

constexpr Int kGreatest = 1000;

class PowersOfTwo : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        while (!text.at_end()) games.push_back({text.line(1, 1, kGreatest, "n")});
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) { return joined(game.at(0)); });
    }
    std::size_t games_per_input() const override { return 1000; }

    void moves(const Component& cards, Options& options) const override {
        for (Int take = 1; take <= cards[0]; take *= 2) options.to(Component{cards[0] - take});
    }

    Verdicts verdicts() const override { return {"Kiki", "Cici"}; }
    bool oracle_reaches(const Game& game) const override { return game.at(0).at(0) <= kGreatest; }
    // From the bottom up, each lost n marks all numbers from which one move leads to it.
    std::string second_answer(const Game& game) const override {
        static const auto wins = [] {
            std::bitset<kGreatest + 1> takes, marked;
            for (const Int take : powers_of_two(kGreatest)) takes[to_index(take)] = true;
            for (std::size_t n = 0; n < marked.size(); ++n) {
                if (!marked[n]) marked |= takes << n;
            }
            return marked;
        }();
        return verdict(wins[to_index(game[0][0])]);
    }
    std::string second_method() const override { return "a bitset in which each loss marks wins"; }
};

}  // namespace
