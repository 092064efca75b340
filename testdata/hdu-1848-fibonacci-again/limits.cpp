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
    Game longest() const override { return {{kGreatest, kGreatest, kGreatest}}; }
    Sums sums() const override {
        return {9, 3, [this](Rng& rng, Row values) -> Game {
                    Row heaps;
                    values.resize(3);
                    for (const Int wanted : values) {
                        const Row all = ::heaps_of(value_, wanted);
                        if (all.empty()) return {};
                        heaps.push_back(rng.pick(all));
                    }
                    return {heaps};
                }};
    }
    void limits(Sink& sink) const override {
        Rng rng(1848);
        // Each heap in each place in a loss, and in wins that miss one by a bit.
        std::vector<Game> games;
        for (const std::size_t place : {0u, 1u, 2u}) {
            for (const Int missed : {0, 1, 2, 4, 8}) {
                for (Int heap = 1; heap <= kGreatest; ++heap) {
                    Row heaps = with(rng, heap, missed);
                    std::rotate(heaps.begin(), heaps.begin() + static_cast<int>(place),
                                heaps.end());
                    games.push_back({heaps});
                }
            }
        }
        sink.in_parts("each-heap", games, games_per_input());
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
