#include "explain/explanation.hpp"

namespace {

using namespace explanation;

// Of n and p, only m = ceil(n / p) counts: the product of the factors still to come must be m or
// more. So a position is the game that begins with n = m.
class MultiplicationGame : public Explainer {
    std::string prints(const Game&, const View& view) const override {
        return view.wins ? "Stan wins." : "Ollie wins.";
    }
    View view(const Game& position) const override {
        const Int n = position.at(0).at(0);
        View view;
        view.background =
            "Only m = ceil(n / p) counts: the product that the factors still have to reach. Up to "
            "9, one factor is enough. From 10 to 18, every factor leaves the opponent 2 to 9. From "
            "19 to 9 * 18, some factor leaves 10 to 18. And so on: the ends of the intervals are "
            "multiplied by 2 and by 9 in turn.";
        if (n <= 1) {
            view.parts = {{"m = " + std::to_string(n), "the other player has reached n"}};
            view.reason = "The game is over, and the player to move has lost.";
            return view;
        }
        for (Int first = 2, last = 9; view.parts.empty() || first <= n;) {
            view.wins = !view.wins;
            view.parts.push_back({std::to_string(first) + " .. " + std::to_string(last),
                                  view.wins ? "the player to move wins" : "the other player wins"});
            first = last + 1;
            last *= view.wins ? 2 : 9;
        }
        view.reason = "m = " + std::to_string(n) +
                      " is in the last of these intervals, so the player to move " +
                      (view.wins ? "wins." : "loses.");
        return view;
    }
    Move winning_move(const Game& position, const View&) const override {
        const Int n = position.at(0).at(0);
        for (Int factor = 2; factor <= 9; ++factor) {
            const Int rest = (n - 1) / factor + 1;
            if (view({{rest}}).wins) continue;
            return {"multiply by " + std::to_string(factor) + ", which leaves m = ceil(" +
                        std::to_string(n) + " / " + std::to_string(factor) +
                        ") = " + std::to_string(rest),
                    {{rest}}};
        }
        throw std::logic_error("no factor wins");
    }
    bool goes_on_elsewhere() const override { return true; }
    // A component is p and n.
    std::optional<Game> laid_out(const Game&, const rules::Position& position) const override {
        Game game;
        for (const rules::Part& part : position) {
            game.push_back({(part.at(1) - 1) / part.at(0) + 1});
        }
        return game;
    }
    std::string shown(const rules::Part& part) const override {
        return "p = " + std::to_string(part.at(0)) + ", n = " + std::to_string(part.at(1));
    }
    std::string shown(const rules::Part& from, const rules::Position& to) const override {
        return "multiply by " + std::to_string(to.at(0).at(0) / from.at(0));
    }
};

}  // namespace

EXPLAINER(MultiplicationGame)
