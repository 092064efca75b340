#include "core/twin.hpp"
// The game, whose last line names its class Elder.
#include "../../../testdata/luogu-p4136-who-can-win/limits.cpp"

namespace {

class Format : public Twin<Elder> {
 public:
    Verdicts verdicts() const override { return {"8600", "ailyanlu"}; }
    Game longest() const override { return {{kGreatest}}; }
};

}  // namespace

TWIN(Format)
