// TODO: say why games are won or lost. This explains the example in rules.cpp. The interface is
// scripts/src/explain/explanation.hpp.
#include "explain/explanation.hpp"

namespace {

using namespace explanation;

class NewGame : public SumExplainer {
    Text a_move(const Game&) const override {
        return {"A move takes one or two stones from one heap.", "每步从一堆中取一颗或两颗石子。"};
    }
    std::vector<Part> parts(const Game& position) const override {
        return heap_parts(position.at(0), [](Int heap) { return heap % 3; });
    }
    Text values_come_from(const Game&) const override {
        return {"A move takes one or two stones, so the Grundy value of n stones is n mod 3.",
                "每步取一颗或两颗，所以 n 颗石子的 SG 值是 n mod 3。"};
    }
    Move lower(const Game& position, std::size_t index, Int to) const override {
        const Int heap = position.at(0).at(index);
        return take(position, 0, index, heap - heap % 3 + to);
    }
};

}  // namespace

EXPLAINER(NewGame)
