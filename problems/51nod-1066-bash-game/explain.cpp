#include "explanation.hpp"

namespace {

using namespace explanation;

class BashGame : public SumExplainer {
    std::string prints(const Game&, const View& view) const override {
        return view.wins ? "A" : "B";
    }
    std::vector<Part> parts(const Game& position) const override {
        const Int stones = position.at(0).at(0), most = position[0].at(1);
        return {{"the heap", count(stones, "stone"), stones % (most + 1)}};
    }
    std::string values_come_from(const Game& position) const override {
        const std::string most = std::to_string(position.at(0).at(1));
        return "A move takes 1 to " + most + " stones, so the heaps of 0, 1, 2, ... stones have " +
               "the Grundy values 0, 1, ..., " + most + " again and again: the remainders of " +
               "division by " + most + " + 1.";
    }
    Move lower(const Game& position, std::size_t, Int to) const override {
        Game next = position;
        Int& stones = next.at(0).at(0);
        stones -= stones % (next[0].at(1) + 1) - to;
        return {take_text("the heap", position[0][0], stones), next};
    }
};

}  // namespace

EXPLAINER(BashGame)
