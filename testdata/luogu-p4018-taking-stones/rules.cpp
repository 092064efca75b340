#include "../families/taking_stones.hpp"

namespace {

class PrimePowers : public TakingStones {
 public:
    // True for 1 and the powers of a prime.
    bool may_take(Int stones) const override {
        Int prime = 2;
        while (prime * prime <= stones && stones % prime != 0) ++prime;
        if (prime * prime > stones) return true;
        while (stones % prime == 0) stones /= prime;
        return stones == 1;
    }
    bool digits_tell_loss(Int n) const override {
        int sum = 0;
        for (const char digit : std::to_string(n)) sum += digit - '0';
        return n % 2 == 0 && sum % 3 == 0;
    }
    std::string digits_method() const override { return "divisibility by 2 and 3 from the digits"; }
};

}  // namespace
