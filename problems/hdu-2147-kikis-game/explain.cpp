#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class KikisGame : public Explainer {
    std::string prints(const Game&, const View& view) const override {
        return view.wins ? "Wonderful!" : "What a pity!";
    }
    View view(const Game& position) const override {
        const Int n = position.at(0).at(0), m = position[0].at(1);
        const auto parity = [](Int side) { return side % 2 == 0 ? ", even" : ", odd"; };
        View view;
        view.wins = n % 2 == 0 || m % 2 == 0;
        view.parts = {{"rows", std::to_string(n) + parity(n)},
                      {"columns", std::to_string(m) + parity(m)}};
        view.background =
            "A move takes one off the rows that are left, off the columns, or off both. On 1 x 1 "
            "there is no move; there both numbers are odd.";
        view.reason = view.wins ? "One step along each even side makes both numbers odd."
                                : "Both numbers are odd: every move makes at least one of them "
                                  "even, and the other player makes both odd again.";
        return view;
    }
    Move winning_move(const Game& position, const View&) const override {
        Game next = position;
        const bool down = next.at(0).at(0) % 2 == 0, left = next[0].at(1) % 2 == 0;
        if (down) --next[0][0];
        if (left) --next[0][1];
        return {std::string("move the coin ") +
                    (down && left ? "down and left"
                     : down       ? "down"
                                  : "left") +
                    ", which leaves " + std::to_string(next[0][0]) + " x " +
                    std::to_string(next[0][1]),
                next};
    }
    std::optional<Game> laid_out(const Game&, const rules::Position& position) const override {
        return position;
    }
    std::string shown(const rules::Part& part) const override {
        return "row " + std::to_string(part.at(0)) + ", column " + std::to_string(part.at(1));
    }
    using Explainer::shown;
};

}  // namespace

EXPLAINER(KikisGame)
