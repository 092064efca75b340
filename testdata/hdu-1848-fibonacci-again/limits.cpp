#include "core/lists.hpp"
#include "rules.cpp"

namespace {

class Inputs : public FibonacciAgain {
 public:
    Small small() const override { return every({heaps_in("颗"), 3, {14}}); }
    Game random(Rng& rng, bool rare) const override {
        Row heaps;
        for (int i = 0; i < 2; ++i) heaps.push_back(rng.mixed(1, kGreatest));
        const Int missed = rare ? 0 : rng.pick(single_bits(value_));
        const Row last = ::heaps_of(value_, nim_sum(heaps, value_) ^ missed);
        if (last.empty()) return random(rng, rare);
        heaps.push_back(rng.pick(last));
        rng.shuffle(heaps);
        return {heaps};
    }
    void limits(Sink& sink) const override {
        Rng rng(1848);
        // Each heap in each place in a loss, and in wins that miss one by a bit.
        for (const std::size_t place : {0u, 1u, 2u}) {
            for (const Int missed : {0, 1, 2, 4, 8}) {
                std::vector<Game> games;
                for (Int heap = 1; heap <= kGreatest; ++heap) {
                    const Row heaps = with(rng, heap, missed);
                    games.push_back(
                        {{heaps[place], heaps[(place + 1) % 3], heaps[(place + 2) % 3]}});
                }
                sink.input("each-heap-" + std::to_string(place + 1) + "-misses-by-" +
                               std::to_string(missed),
                           games);
            }
        }
        // Values against their bits; the longest lines, the last of which decides to its end.
        std::vector<Game> bits;
        for (const Row& heaps : decisive(rng, value_)) {
            Row three = heaps;
            while (three.size() < 3) three.push_back(rng.pick(::heaps_of(value_, 0)));
            if (three.size() == 3) bits.push_back({three});
        }
        for (Int value = 0; value <= 9; ++value) {
            for (Int other = 0; other <= 9; ++other) {
                const Row last = ::heaps_of(value_, value ^ other);
                if (last.empty()) continue;
                const Int one = rng.pick(::heaps_of(value_, value));
                const Int two = rng.pick(::heaps_of(value_, other));
                bits.push_back({{one, two, rng.pick(last)}});
            }
        }
        bits.push_back({{rng.pick(::heaps_of(value_, 8)), rng.pick(::heaps_of(value_, 7)),
                         rng.pick(::heaps_of(value_, 0))}});
        sink.input("values", bits);
        const std::size_t most = games_per_input();
        const Game longest = {{kGreatest, kGreatest, kGreatest}};
        sink.ending("longest", most, longest, longest);
        const auto same = [&](Int heap) { return value_[to_index(heap)]; };
        Int heap = 999;  // the greatest of three digits that makes a loss, and no loss cut short
        while (same(heap) != 0 || same(heap / 10) == 0 || same(heap / 100) == 0) --heap;
        sink.ending("longest-last-lost", most, longest, {{kGreatest, kGreatest, heap}});
        std::vector<Game> many;
        for (Int i = 0; i < 20000; ++i) {
            const Row heaps = with(rng, i % kGreatest + 1, i % 3 == 0 ? 0 : Int{1} << i % 4);
            many.push_back({heaps});
        }
        sink.input("twenty-thousand-games", many);
        sink.input("pairs-of-one-key", pairs_of_one_key(rng));
    }

 private:
    // A loss and a win in which a first heap times the base, and a second one, have the same sum.
    std::vector<Game> pairs_of_one_key(Rng& rng) const {
        std::vector<Game> games;
        for (Int base = 2; base < kGreatest; ++base) {
            for (Row places = {0, 1, 2};;) {
                Row lost = with(rng, rng.between(base + 1, kGreatest), 0), won = lost;
                won[0] -= base;
                ++won[1];
                if (won[1] <= kGreatest && nim_sum(won, value_) != 0) {
                    for (const Row& heaps : {lost, won}) {
                        games.push_back({{heaps[to_index(places[0])], heaps[to_index(places[1])],
                                          heaps[to_index(places[2])]}});
                    }
                    if (!std::next_permutation(places.begin(), places.end())) break;
                }
            }
        }
        return games;
    }
    // The heap and two others, with this nim-sum.
    Row with(Rng& rng, Int heap, Int sum) const {
        for (;;) {
            const Int other = rng.between(1, kGreatest);
            const Row last = ::heaps_of(value_, nim_sum({heap, other}, value_) ^ sum);
            if (last.empty()) continue;
            return {heap, other, rng.pick(last)};
        }
    }
};

}  // namespace

RULES(Inputs)
