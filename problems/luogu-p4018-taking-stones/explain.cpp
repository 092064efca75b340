#include "../explain/bash.hpp"

namespace {

using namespace explanation;

class TakingPrimePowers : public RemainderHeap {
    Text a_move(const Game&) const override {
        return {
            "A move takes 1 stone, or as many as a prime or a power of a prime: 1, 2, 3, 4, 5, 7, "
            "8, 9, 11, ...",
            "每步取 1、2、3、4、5、7、8、9、11……颗石子（1、质数或质数的幂）。"};
    }
    Int modulus(const Game&) const override { return 6; }
    Text what_may_be_taken(const Game&) const override {
        return {
            "A move takes 1 or a power of a prime: 1, 2, 3, 4 and 5 may be taken, but no "
            "multiple of 6, since two primes divide it.",
            "每步取 1 颗，或者取质数的幂：1、2、3、4、5 颗都可以取；6 "
            "的倍数含有两种质因数，不能取。"};
    }
};

}  // namespace

EXPLAINER(TakingPrimePowers)
