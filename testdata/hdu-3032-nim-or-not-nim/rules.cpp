#include "../families/take_or_split.hpp"

namespace {

class NimOrNotNim : public TakeOrSplit {
 public:
    NimOrNotNim() : TakeOrSplit({2, 4, 4000, 2147483647, "N", "一堆的石子数"}) {}

    Verdicts verdicts() const override { return {"Alice", "Bob"}; }
};

}  // namespace
