#include "../explain/strip.hpp"

namespace {

using namespace explanation;

class GeorgiaAndBob : public Strip {
 public:
    GeorgiaAndBob() : Strip({"piece", "pieces", "棋子", "枚"}) {}

 private:
    Row cells_of(const Game& position) const override { return position.at(0); }
    Game moved(const Game& position, Int from, Int to) const override {
        Game next = position;
        std::replace(next[0].begin(), next[0].end(), from, to);
        return next;
    }
};

}  // namespace

EXPLAINER(GeorgiaAndBob)
