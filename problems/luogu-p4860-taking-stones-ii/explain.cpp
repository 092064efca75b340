#include "../51nod-1066-bash-game/explain.hpp"

namespace {

using namespace explanation;

class TakingPrimes : public RemainderHeap {
    std::string prints(const Game&, const View& view) const override {
        return view.wins ? "October wins!" : "Roy wins!";
    }
    Int modulus(const Game&) const override { return 4; }
    std::string what_may_be_taken(const Game&) const override {
        return "A move takes 1 or a prime: 1, 2 and 3 may be taken, and no multiple of 4 is a "
               "prime.";
    }
};

}  // namespace

EXPLAINER(TakingPrimes)
