#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class EuclidGame : public Explainer {
    std::string prints(const Game&, const View& view) const override {
        return view.wins ? "Stan wins" : "Ollie wins";
    }
    View view(const Game& position) const override {
        auto [b, a] = std::minmax({position.at(0).at(0), position[0].at(1)});
        View view;
        view.background =
            "Let a >= b be the numbers. If b < a < 2 b, there is only one move. The first player "
            "to have a choice wins: from (a mod b + b, b) the only move is to (a mod b, b), so a "
            "player with a >= 2 b moves to the latter if it loses, and else to the former. If a is "
            "a multiple of b, the player to move ends the game.";
        if (b == 0) {
            view.parts = {{"start", pair(a, b) + ", the game is over"}};
            view.reason = "The other player has made one of the numbers 0 and won.";
            return view;
        }
        view.wins = true;
        std::size_t forced = 0;
        for (; b < a && a - b < b; ++forced, view.wins = !view.wins) {
            view.parts.push_back({step(forced), pair(a, b) + ", one move only"});
            a = std::exchange(b, a - b);
        }
        view.parts.push_back(
            {step(forced), pair(a, b) + (a % b == 0 ? ", can be ended at once" : ", a choice")});
        view.reason = forced == 0 ? "The player to move has the choice."
                                  : "After " + count(static_cast<Int>(forced), "forced move") +
                                        (view.wins ? " the player to move has the choice."
                                                   : " the other player has the choice.");
        return view;
    }
    Move winning_move(const Game& position, const View&) const override {
        const auto [b, a] = std::minmax({position.at(0).at(0), position[0].at(1)});
        Int left = a % b;
        if (a < 2 * b) {
            left = a - b;
        } else if (left > 0 && view({{left, b}}).wins) {
            left += b;
        }
        return {"subtract " + std::to_string((a - left) / b) + " * " + std::to_string(b) +
                    " from " + std::to_string(a) + ", which leaves " + pair(left, b),
                {{left, b}}};
    }
    std::optional<Game> laid_out(const Game&, const rules::Position& position) const override {
        return position;
    }

    static std::string pair(Int a, Int b) {
        return "(" + std::to_string(a) + ", " + std::to_string(b) + ")";
    }
    static std::string step(std::size_t forced) {
        return forced == 0 ? "start" : "after " + std::to_string(forced);
    }
};

}  // namespace

EXPLAINER(EuclidGame)
