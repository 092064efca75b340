// A game is one row: the heaps.
#include "core/lists.hpp"

namespace {

using namespace rules;

constexpr Int kHeaps = 100, kGreatest = 100, kBits = 8;

class SplittingNim : public HeapRules {
 public:
    std::vector<Game> parse(InStream& text) const override {
        const Row heaps =
            text.counted_line("n", 1, kHeaps, {"a heap", "一堆的石子数"}, 1, kGreatest);
        text.end();
        return {{heaps}};
    }
    std::string format(const std::vector<Game>& games) const override {
        return with_count(games.at(0).at(0));
    }
    std::size_t games_per_input() const override { return 1; }

    // Empty heaps have no moves, so they are left out.
    void moves(const Component& heap, Options& options) const override {
        for (Int a = 0; a < heap[0]; ++a) {
            for (Int b = 0; b <= a; ++b) {
                Position parts;
                if (a > 0) parts.push_back({a});
                if (b > 0) parts.push_back({b});
                options.to(parts);
            }
        }
    }

    Verdicts verdicts() const override { return {"Yes", "No"}; }
    // A heap of h can end as 2^(h - 1) heaps of 1; the oracle takes at most 16 of them in all.
    bool oracle_reaches(const Game& game) const override {
        Int ones = 0;
        for (const Int heap : game.at(0)) ones += heap > 5 ? 17 : Int{1} << (heap - 1);
        return ones <= 16;
    }
    std::string second_answer(const Game& game) const override {
        Int sum = 0;
        for (const Int heap : game[0]) sum ^= value(heap);
        return verdict(sum != 0);
    }
    std::string second_method() const override { return "odious numbers as the values of heaps"; }

    void exhaustive(Sink& sink) const override {
        lists_.for_each([&](const Row& heaps) { sink.game({heaps}); });
    }
    tools::Text exhaustive_bound() const override { return lists_.bound(); }
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
    // The heap-th number with an odd number of binary ones. It is 2 * heap - 2 or 2 * heap - 1:
    // they differ only in the last digit, so exactly one of them has an odd number of ones.
    static Int value(Int heap) {
        Int ones = 0;
        for (Int rest = heap - 1; rest > 0; rest /= 2) ones += rest % 2;
        return 2 * (heap - 1) + (ones + 1) % 2;
    }
    // The heap of this value, an odious number.
    static Int heap(Int odious) { return odious / 2 + 1; }
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

    const Lists lists_{heaps_in("颗"), 1, {5, 4, 3, 3, 2, 2, 2, 2}};
};

}  // namespace

RULES(SplittingNim)
