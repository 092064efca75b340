#include "explain.hpp"

namespace {

using namespace explanation;

class BashGame : public RemainderHeap {
    std::string prints(const Game&, const View& view) const override {
        return view.wins ? "A" : "B";
    }
    Int modulus(const Game& position) const override { return position.at(0).at(1) + 1; }
    std::string what_may_be_taken(const Game& position) const override {
        const Int most = position.at(0).at(1);
        return "A move takes 1 to K stones (here K = " + std::to_string(most) +
               "), so it never takes " + std::to_string(most + 1) + ".";
    }
};

}  // namespace

EXPLAINER(BashGame)
