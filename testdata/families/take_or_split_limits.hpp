#ifndef TESTDATA_FAMILIES_TAKE_OR_SPLIT_LIMITS_HPP
#define TESTDATA_FAMILIES_TAKE_OR_SPLIT_LIMITS_HPP

// The inputs of Lasker's Nim and A Simple Nim.
#include "core/alike.hpp"
#include "core/lists.hpp"
#include "take_or_split.hpp"

namespace {

template <class Base>
class TakeOrSplitInputs : public Base {
 public:
    explicit TakeOrSplitInputs(std::uint64_t seed) : seed_(seed) {}

    Small small() const override { return every({heaps_in("颗"), 1, {24, 12, 8, 5, 4, 3}}); }
    Game random(Rng& rng, bool rare) const override {
        const Int greatest = rng.mixed(1, kind_.greatest);
        const Row heaps =
            heaps_of_values(steered(rng, rng.mixed(0, 300), greatest, kind_.greatest, rare));
        return heaps.empty() ? random(rng, rare) : Game{heaps};
    }
    Game longest() const override { return {Row(to_index(kHeaps), kind_.greatest)}; }
    // A greatest value that decides: some heap near the greatest has it.
    Sums sums() const override {
        Int greatest = 0;
        for (Int heap = kind_.greatest; heap > kind_.greatest - kind_.period; --heap) {
            greatest = std::max(greatest, value(heap));
        }
        return {greatest, to_index(kHeaps), [this](Rng&, const Row& values) -> Game {
                    const Row heaps = heaps_of_values(values);
                    return heaps.empty() ? Game{} : Game{heaps};
                }};
    }
    void limits(Sink& sink) const override {
        Rng rng(seed_);
        const Int greatest = kind_.greatest;
        const auto most = static_cast<std::size_t>(kHeaps);
        // A loss that the first heap makes a win wherever the input is cut, and the last heap is as
        // long as can be.
        const Int last = value(greatest) > greatest ? greatest - 1 : greatest;
        Row heaps(most - 4, last);
        const Int one = heap_of(greatest / 3), other = heap_of(greatest / 5);
        heaps.insert(heaps.begin(), one);
        heaps.insert(heaps.end(), {heap_of(value(one) ^ value(other) ^ value(last)), other, last});
        sink.input("most-heaps-lost", {{heaps}});
        // A win that is a loss without its last digit.
        heaps.assign(most, greatest);
        heaps[most / 2] = greatest / 10;
        sink.input("most-heaps-won", {{heaps}});
        std::vector<Game> games;
        for (Int i = 0; i < kTests; ++i) {
            Row row;
            while (row.empty()) {
                row = heaps_of_values(steered(rng, 999 + i % 2, greatest, greatest, i % 3 == 0));
            }
            games.push_back({row});
        }
        sink.all_of("most-tests", games);
        // Two heaps that a table of remainders takes for equal.
        for (const Int modulus : usual_factors()) {
            if (modulus + 5 <= greatest) games.push_back({{5, modulus + 5}});
        }
        sink.all_of("alike-in-remainders", games);
        // The losses of three heaps, the first two of each remainder, small and great; and next to
        // them, what a heap changed by 1 makes of them.
        const Int period = 2 * kind_.period;
        for (Int i = 0; i < period; ++i) {
            for (Int j = 0; j <= i; ++j) {
                const Int span = rng.pick(Row{20, 1000, 100000, greatest / 3});
                const Int a = rng.between(1, span) / period * period + i + 1,
                          b = rng.between(1, span) / period * period + j + 1;
                const Int c = heap_of(value(a) ^ value(b));
                if (c == 0) continue;
                games.push_back({{a, b, c}});
                games.push_back({{a, b, c + (c < greatest ? 1 : -1)}});
            }
        }
        sink.in_parts("remainders", games, kTests);
        // Losses around the ends of the tables that people fill.
        for (const Int end :
             {100,   128,   256,   500,   512,   1000,  1024,   2000,   4096,    5000,   8192,
              10000, 16384, 20000, 32768, 50000, 65536, 100000, 131072, 1000000, 1048576}) {
            for (Int a = end - 8; a <= end + 8; ++a) {
                const Int b = rng.between(1, 8);
                const Int c = heap_of(value(a) ^ value(b));
                if (c != 0) games.push_back({{a, b, c}});
            }
        }
        sink.in_parts("ends-of-tables", games, kTests);
    }

 private:
    using Base::kind_;
    using Base::value;

    // The heap of this value, which is near it; 0 if there is none.
    Int heap_of(Int wanted) const {
        for (Int heap = std::max<Int>(1, wanted - 1); heap <= std::min(kind_.greatest, wanted + 1);
             ++heap) {
            if (value(heap) == wanted) return heap;
        }
        return 0;
    }
    // A heap for each value; no heaps if some value has none.
    Row heaps_of_values(const Row& values) const {
        Row heaps;
        for (const Int wanted : values) {
            heaps.push_back(heap_of(wanted));
            if (heaps.back() == 0) return {};
        }
        return heaps;
    }

    const std::uint64_t seed_;
};

}  // namespace

#endif
