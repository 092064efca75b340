#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public SplittingNim {
 public:
    Small small() const override { return every({heaps_in("颗"), 1, {5, 4, 3, 3, 2, 2, 2, 2}}); }
    // Values are odious, so heaps miss a loss by one bit if they are an odd number, else by two.
    Game random(Rng& rng, bool rare) const override {
        const Int greatest = rng.mixed(1, kGreatest);
        Row values;
        Int wanted = 0;
        for (Int others = rng.mixed(rare ? 1 : 0, kHeaps - 1); others > 0; --others) {
            values.push_back(value(rng.between(1, greatest)));
            wanted ^= values.back();
        }
        const std::size_t bits = rare ? 0 : values.size() % 2 + 1;
        for (const Int bit : rng.distinct(bits, 0, kBits - 1)) wanted ^= Int{1} << bit;
        values.push_back(wanted);
        rng.shuffle(values);
        const Game game = of_values(values);
        return game.empty() ? random(rng, rare) : game;
    }
    Game longest() const override { return {Row(kHeaps, kGreatest)}; }
    Sums sums() const override {
        return {value(kGreatest), kHeaps, [](Rng&, const Row& values) { return of_values(values); },
                [](Rng& rng) { return value(rng.between(1, kGreatest)); }};
    }
    void limits(Sink& sink) const override {
        // A loss, but not if the last heap is read in part, or taken for the one before it.
        Row longest(kHeaps, kGreatest);
        longest.front() = longest.back() = kGreatest - 1;
        sink.input("longest-to-the-end", {{longest}});
    }

 private:
    static Game of_values(const Row& values) {
        Row heaps;
        for (const Int wanted : values) {
            heaps.push_back(heap(wanted));
            if (heaps.back() > kGreatest || value(heaps.back()) != wanted) return {};
        }
        return {heaps};
    }
};

}  // namespace

RULES(Inputs)
