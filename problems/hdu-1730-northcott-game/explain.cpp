#include "explain/explanation.hpp"

namespace {

using namespace explanation;

// In each row the piece of the player to move comes first.
class NorthcottGame : public SumExplainer {
    std::string prints(const Game&, const View& view) const override {
        return view.wins ? "I WIN!" : "BAD LUCK!";
    }
    std::vector<Part> parts(const Game& position) const override {
        std::vector<Part> rows;
        for (std::size_t i = 1; i < position.size(); ++i) {
            const Int own = position[i].at(0), other = position[i].at(1);
            const Int gap = (own < other ? other - own : own - other) - 1;
            rows.push_back({nth("row", i - 1),
                            "own piece on " + std::to_string(own) + ", the other's on " +
                                std::to_string(other) + ": gap " + std::to_string(gap),
                            gap});
        }
        return rows;
    }
    std::string values_come_from(const Game&) const override {
        return "The gap in a row is a Nim heap: a move towards the other piece makes it smaller. A "
               "move back makes it larger, but the other piece can follow just as far, and the "
               "room behind runs out, so that changes nothing.";
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        Game next = position;
        Row& row = next.at(index + 1);
        const Int from = row.at(0), other = row.at(1);
        row[0] = from < other ? other - to - 1 : other + to + 1;
        const std::string text = "in " + nth("row", index) + " move from " + std::to_string(from) +
                                 " to " + std::to_string(row[0]) + ", which leaves a gap of " +
                                 std::to_string(to);
        for (std::size_t i = 1; i < next.size(); ++i) std::swap(next[i].at(0), next[i].at(1));
        return {text, next};
    }
};

}  // namespace

EXPLAINER(NorthcottGame)
