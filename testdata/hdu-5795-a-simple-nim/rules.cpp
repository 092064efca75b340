#include "../families/take_or_split.hpp"

namespace {

class SimpleNim : public TakeOrSplit {
 public:
    SimpleNim() : TakeOrSplit({3, 8, 1000, 1000000000, "n", "一堆的糖果数"}) {}

    Verdicts verdicts() const override { return {"First player wins.", "Second player wins."}; }
};

}  // namespace
