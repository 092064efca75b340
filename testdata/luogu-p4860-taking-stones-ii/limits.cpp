#include "../families/taking_stones_limits.hpp"
#include "rules.cpp"

namespace {

struct Inputs : TakingStonesInputs<Primes> {
    Inputs() : TakingStonesInputs(4) {}
};

}  // namespace

RULES(Inputs)
