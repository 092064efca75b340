#include "../explain/subtraction.hpp"

namespace {

using namespace explanation;

// A game is the set and several rows of heaps; each of these is a position of its own.
class SNim : public Subtraction {
    std::vector<Game> positions(const Game& game) const override {
        std::vector<Game> each;
        for (std::size_t i = 1; i < game.size(); ++i) each.push_back({game[0], game[i]});
        return each;
    }
};

}  // namespace

EXPLAINER(SNim)
