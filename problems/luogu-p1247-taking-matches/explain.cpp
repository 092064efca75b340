#include "../explain/nim.hpp"

namespace {

using namespace explanation;

class TakingMatches : public Nim {
 public:
    TakingMatches() : Nim(kMatches) {}

 private:
    std::string prints(const Game& position, const View& view) const override {
        if (!view.wins) return "lose";
        Row heaps = position.at(0);
        const std::size_t first = winning_heaps(heaps, *view.nim_sum).at(0);
        const Int had = heaps[first];
        heaps[first] ^= *view.nim_sum;
        return line({had - heaps[first], static_cast<Int>(first) + 1}) + '\n' + line(heaps);
    }
};

}  // namespace

EXPLAINER(TakingMatches)
