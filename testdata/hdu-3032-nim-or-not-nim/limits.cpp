#include "../families/take_or_split_limits.hpp"
#include "rules.cpp"

namespace {

struct Inputs : TakeOrSplitInputs<NimOrNotNim> {
    Inputs() : TakeOrSplitInputs(3032) {}
};

}  // namespace

RULES(Inputs)
