#include "explain.hpp"

namespace {

using namespace explanation;

struct TakingPowersOfPrimes : TakingStones {
    TakingPowersOfPrimes()
        : TakingStones(6,
                       "A move takes a power of a prime, 1 included: 1, 2, 3, 4, 5 are, and no "
                       "multiple of 6 is, since two primes divide it.") {}
};

}  // namespace

EXPLAINER(TakingPowersOfPrimes)
