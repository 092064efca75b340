// A game is one row: M and N. What is still missing of the price is M.
#include "core/rules.hpp"

#include <bitset>

namespace {

using namespace rules;

constexpr Int kGreatest = 1099;

class PublicSale : public Rules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        std::vector<Game> games;
        while (!text.at_end()) games.push_back({text.line(1, kGreatest, {"M", "N"})});
        return games;
    }
    std::string format(const std::vector<Game>& games) const override {
        return each(games, [](const Game& game) { return joined(game.at(0)); });
    }
    std::size_t games_per_input() const override { return 200; }

    // A component is what is missing, and the greatest raise. A raise may go beyond.
    void moves(const Component& part, Options& options) const override {
        const Int missing = part[0], most = part[1];
        if (missing <= 0) return;
        for (Int raise = 1; raise <= most; ++raise) options.to(Component{missing - raise, most});
    }

    std::string answer(const Game& game, Decider& decider) const override {
        const Int missing = game.at(0).at(0), most = game[0].at(1);
        Row raises;
        for (Int raise = 1; raise <= most; ++raise) {
            if (!decider.wins({{missing - raise, most}})) raises.push_back(raise);
        }
        return raises.empty() ? "none\n" : joined(raises);
    }
    bool oracle_reaches(const Game& game) const override { return game.at(0).at(0) <= kExhaustive; }
    // From the bottom up, what is lost marks all that a raise leads from.
    std::string second_answer(const Game& game) const override {
        const Int missing = game[0][0], most = game[0][1];
        std::bitset<2 * kGreatest> takes, wins;
        for (Int raise = 1; raise <= most; ++raise) takes[to_index(raise)] = true;
        for (Int left = 0; left < missing; ++left) {
            if (!wins[to_index(left)]) wins |= takes << to_index(left);
        }
        Row raises;
        for (Int raise = 1; raise <= most; ++raise) {
            if (!wins[to_index(std::max<Int>(0, missing - raise))]) raises.push_back(raise);
        }
        return raises.empty() ? "none\n" : joined(raises);
    }
    std::string second_method() const override { return "a bitset in which each loss marks wins"; }

 protected:
    static constexpr Int kExhaustive = 60;
};

}  // namespace
