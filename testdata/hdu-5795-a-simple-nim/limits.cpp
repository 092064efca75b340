#include "../families/take_or_split_limits.hpp"
#include "rules.cpp"

namespace {

struct Inputs : TakeOrSplitInputs<SimpleNim> {
    Inputs() : TakeOrSplitInputs(5795) {}
};

}  // namespace

RULES(Inputs)
