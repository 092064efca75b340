#include "../luogu-p4018-taking-stones/explain.hpp"

namespace {

using namespace explanation;

struct TakingPrimes : TakingStones {
    TakingPrimes()
        : TakingStones(4,
                       "A move takes 1 or a prime: 1, 2, 3 may be taken, and no multiple of 4 is a "
                       "prime.") {}
};

}  // namespace

EXPLAINER(TakingPrimes)
