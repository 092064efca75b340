#include "../families/nim_moves_limits.hpp"
#include "rules.cpp"

namespace {

class Inputs : public NimMovesInputs<TakingMatches> {
 public:
    Game longest() const override { return {Row(to_index(kHeaps), kGreatest)}; }
    Sums sums() const override { return of_nim(kGreatest, kHeaps); }
    void limits(Sink& sink) const override {
        const auto most = to_index(kHeaps);
        Rng rng(1247);
        sink.input("most-heaps-last-wins", {{won_at(rng, most, most - 1, bits().back())}});
        sink.input("most-heaps-first-wins", {{won_at(rng, most, 0, 1)}});
        sink.input("longest-to-the-end", {{lost_to_the_end(most, kGreatest, 123456789)}});
        for (const Int bit : bits()) {
            const auto count = to_index(rng.between(2, 9));
            const auto index = to_index(rng.between(0, static_cast<Int>(count) - 1));
            sink.input("bit-" + std::to_string(bit), {{won_at(rng, count, index, bit)}});
        }
    }
};

}  // namespace

RULES(Inputs)
