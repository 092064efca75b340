#include "../families/nim_moves_limits.hpp"
#include "rules.cpp"
namespace {

class Inputs : public NimMovesInputs<TakingMatches> {
 public:
    void limits(Sink& sink) const override {
        const auto most = to_index(kHeaps);
        Rng rng(1247);
        sink.input("greatest-lost", {{Row(most, kGreatest)}});
        sink.input("greatest-but-one", {{Row(most - 1, kGreatest)}});
        sink.input("most-heaps-last-wins", {{won_at(rng, most, most - 1, bits().back())}});
        sink.input("most-heaps-first-wins", {{won_at(rng, most, 0, 1)}});
        sink.input("longest-to-the-end", {{lost_to_the_end(most, kGreatest, 123456789)}});
        // Of the greatest nim-sum that there can be.
        sink.input("all-bits", {{{kGreatest, kGreatest ^ (2 * bits().back() - 1)}}});
        for (const Int bit : bits()) {
            const auto count = to_index(rng.between(2, 9));
            const auto index = to_index(rng.between(0, static_cast<Int>(count) - 1));
            sink.input("bit-" + std::to_string(bit), {{won_at(rng, count, index, bit)}});
            if (2 * bit > kGreatest) continue;
            sink.input("two-differ-by-" + std::to_string(bit), {{differing(rng, bit, kGreatest)}});
        }
    }
};

}  // namespace

RULES(Inputs)
