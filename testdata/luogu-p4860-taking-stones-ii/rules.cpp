#include "../families/taking_stones.hpp"

namespace {

class Primes : public TakingStones {
 public:
    // True for 1 and the primes.
    bool may_take(Int stones) const override {
        Int prime = 2;
        while (prime * prime <= stones && stones % prime != 0) ++prime;
        return prime * prime > stones;
    }
    bool digits_tell_loss(Int n) const override { return n % 100 % 4 == 0; }
    std::string digits_method() const override {
        return "divisibility by 4 from the last two digits";
    }
};

}  // namespace
