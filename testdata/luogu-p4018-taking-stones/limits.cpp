#include "../families/taking_stones_limits.hpp"
#include "rules.cpp"

namespace {

struct Inputs : TakingStonesInputs<PrimePowers> {
    Inputs() : TakingStonesInputs(6) {}
};

}  // namespace

RULES(Inputs)
