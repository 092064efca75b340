#include "../families/taking_stones_limits.hpp"
#include "rules.cpp"

namespace {

struct Inputs : TakingStonesInputs<Primes> {
    Inputs() : TakingStonesInputs(4, 4860) {}
};

}  // namespace

RULES(Inputs)
