#ifndef TESTDATA_FAMILIES_NIM_MOVES_LIMITS_HPP
#define TESTDATA_FAMILIES_NIM_MOVES_LIMITS_HPP

// The inputs of Nim where the winning moves are asked for.
#include "core/lists.hpp"
#include "nim_moves.hpp"

namespace {

template <class Base>
class NimMovesInputs : public Base {
 public:
    Small small() const override { return every({heaps_in(""), 1, {30, 16, 6, 4}}); }
    Game random(Rng& rng, bool rare) const override {
        const Int greatest = rng.mixed(1, greatest_);
        const Row heaps = steered(rng, rng.mixed(1, std::min<Int>(100, most_heaps_) - 1), greatest,
                                  greatest_, rare);
        return heaps.empty() ? random(rng, rare) : Game{heaps};
    }

 protected:
    // So many heaps, none empty, whose nim-sum has this bit as its highest; of them only the one at the
    // index has the bit, so it is the only one that can win. A count of 1 leaves its lower bits alone.
    Row won_at(Rng& rng, std::size_t count, std::size_t index, Int bit) const {
        for (;;) {
            Row heaps;
            Int sum = 0;
            while (heaps.size() < count) {
                const Int heap = rng.between(1, greatest_ / 2) & ~bit;
                heaps.push_back(heaps.size() == index ? heap | bit : heap);
                sum ^= heaps.back();
            }
            const Int above = sum & ~(2 * bit - 1);
            heaps[count == 1 ? 0 : (index == 0 ? 1 : 0)] ^= above;
            if (*std::min_element(heaps.begin(), heaps.end()) > 0 &&
                *std::max_element(heaps.begin(), heaps.end()) <= greatest_) {
                return heaps;
            }
        }
    }
    Row bits() const { return powers_of_two(greatest_); }

 private:
    using Base::greatest_;
    using Base::most_heaps_;
};

}  // namespace

#endif
