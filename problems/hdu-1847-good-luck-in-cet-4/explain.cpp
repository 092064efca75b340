#include "../explain/bash.hpp"

namespace {

using namespace explanation;

class PowersOfTwo : public RemainderHeap {
    Text a_move(const Game&) const override {
        return {"A move takes a power of 2: 1, 2, 4, 8, ... stones.",
                "每步取 1、2、4、8……颗石子（2 的幂）。"};
    }
    Int modulus(const Game&) const override { return 3; }
    Text what_may_be_taken(const Game&) const override {
        return {"A move takes a power of 2: 1 and 2 may be taken, but no multiple of 3.",
                "每步取 2 的幂：1 和 2 都可以取，3 的倍数都不能取。"};
    }
};

}  // namespace

EXPLAINER(PowersOfTwo)
