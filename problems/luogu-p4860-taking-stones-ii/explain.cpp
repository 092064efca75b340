#include "../explain/bash.hpp"

namespace {

using namespace explanation;

class TakingPrimes : public RemainderHeap {
    Text a_move(const Game&) const override {
        return {"A move takes 1 stone, or as many as a prime: 1, 2, 3, 5, 7, 11, ...",
                "每步取 1、2、3、5、7、11……颗石子（1 或质数）。"};
    }
    Int modulus(const Game&) const override { return 4; }
    Text what_may_be_taken(const Game&) const override {
        return {
            "A move takes 1 or a prime: 1, 2 and 3 may be taken, and no multiple of 4 is a "
            "prime.",
            "每步取 1 颗，或者取一个质数：1、2、3 颗都可以取，而 4 的倍数都不是质数。"};
    }
};

}  // namespace

EXPLAINER(TakingPrimes)
