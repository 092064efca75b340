#ifndef TESTDATA_FAMILIES_TAKING_STONES_LIMITS_HPP
#define TESTDATA_FAMILIES_TAKING_STONES_LIMITS_HPP

// The inputs of the two games of Roy and October.
#include "core/lists.hpp"
#include "taking_stones.hpp"

namespace {

template <class Base>
class TakingStonesInputs : public Base {
 public:
    // The losses are the multiples of `divisor`, by which rare games are drawn.
    explicit TakingStonesInputs(Int divisor) : divisor_(divisor) {}

    Small small() const override { return up_to("n", 1, 1, kExhaustive); }
    Game random(Rng& rng, bool rare) const override {
        const Int n = rng.mixed(divisor_, kGreatest);
        return {{rare ? n - n % divisor_ : n}};
    }
    Game longest() const override { return {{kGreatest}}; }

 private:
    using Base::kExhaustive;

    const Int divisor_;
};

}  // namespace

#endif
