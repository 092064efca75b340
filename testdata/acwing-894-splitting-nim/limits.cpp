#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public SplittingNim {
 public:
    Small small() const override { return every({heaps_in("颗"), 1, {5, 4, 3, 3, 2, 2, 2, 2}}); }
    Game random(Rng& rng, bool rare) const override {
        const Int greatest = rng.mixed(1, kGreatest);
        const Row last = aimed(rng, rng.mixed(rare ? 1 : 0, kHeaps - 1), greatest, rare);
        return last.empty() ? random(rng, rare) : Game{last};
    }
    void limits(Sink& sink) const override {
        sink.input("greatest", {{Row(kHeaps, kGreatest)}});
        sink.input("greatest-but-one", {{Row(kHeaps - 1, kGreatest)}});
        // A loss that no beginning of the heaps is, cut within a number or between two.
        Row longest(kHeaps, kGreatest);
        longest.front() = longest.back() = kGreatest - 1;
        sink.input("longest-to-the-end", {{longest}});
        sink.input("least", {{Row(kHeaps, 1)}});
        const Row bits = powers_of_two((Int{1} << kBits) - 1);
        for (const Int bit : bits) {
            sink.input("bit-" + std::to_string(bit), {{{heap(bit)}}});
            // Two values differ in two bits at least: each has an odd number of ones.
            if (bit > 1) {
                sink.input("two-bits-" + std::to_string(bit), {{{heap(bit), heap(bit / 2)}}});
            }
        }
        sink.input("greatest-nim-sum", {{{kGreatest, heap(56)}}});
        // Of each value the loss with the heaps whose values are its bits.
        Rng rng(894);
        for (Int size = 1; size <= kGreatest; ++size) {
            Row heaps = {size};
            for (const Int bit : bits) {
                if (value(size) & bit) heaps.push_back(heap(bit));
            }
            rng.shuffle(heaps);
            if (heaps.size() > 2) sink.input("value-of-" + std::to_string(size), {{heaps}});
        }
        for (const Int n : {kHeaps - 1, kHeaps}) {
            for (const bool loss : {true, false}) {
                if (loss && n % 2 != 0) continue;
                for (int number = 1; number <= 8; ++number) {
                    Row heaps;
                    while (heaps.empty()) heaps = aimed(rng, n - 1, kGreatest, loss);
                    sink.input((loss ? "loss-of-" : "near-loss-of-") + std::to_string(n) + '-' +
                                   std::to_string(number),
                               {{heaps}});
                }
            }
        }
    }

 private:
    // So many heaps and one more, which makes them a loss, or makes it miss one by as few bits of
    // the nim-sum as can be: all values are odious, so by one bit if the heaps are an odd number,
    // else by two. In any order; none if there is no such heap.
    static Row aimed(Rng& rng, Int others, Int greatest, bool loss) {
        Row heaps;
        Int wanted = 0;
        for (; others > 0; --others) {
            heaps.push_back(rng.between(1, greatest));
            wanted ^= value(heaps.back());
        }
        if (!loss) {
            for (const Int bit : rng.distinct(heaps.size() % 2 + 1, 0, kBits - 1)) {
                wanted ^= Int{1} << bit;
            }
        }
        const Int last = heap(wanted);
        if (last > kGreatest || value(last) != wanted) return {};
        heaps.push_back(last);
        rng.shuffle(heaps);
        return heaps;
    }
};

}  // namespace

RULES(Inputs)
