#include "rules.cpp"

namespace {

class Inputs : public MagicBeads {
 public:
    Small small() const override { return every(lists_); }
    Game random(Rng& rng, bool rare) const override {
        Row heaps;
        Int nim_sum;
        do {
            heaps.clear();
            nim_sum = 0;
            const Int greatest = rng.mixed(1, kGreatest);
            for (Int n = rng.mixed(1, kHeaps); n > 0; --n) {
                heaps.push_back(rng.between(1, greatest));
                nim_sum ^= value(heaps.back());
            }
        } while (rare && nim_sum != 0);
        return {heaps};
    }
    Game longest() const override { return {Row(kHeaps, kGreatest)}; }
    // Heaps of the values 1 to 4, any of them.
    Sums sums() const override {
        std::map<Int, Row> heaps_of;
        for (Int heap = 1; heap <= kGreatest; ++heap) heaps_of[value(heap)].push_back(heap);
        return {4, kHeaps, [heaps_of](Rng& rng, const Row& values) {
                    Game game(1);
                    for (const Int wanted : values)
                        game[0].push_back(rng.pick(heaps_of.at(wanted)));
                    return game;
                }};
    }
    void limits(Sink& sink) const override {
        // A heap's value is 0 to 4, and a pair of heaps loses iff their values are equal.
        std::vector<Game> pairs;
        for (Int heap = 1; heap <= kGreatest; ++heap) {
            for (const Int other : {1, 2, 4, 12, 24}) pairs.push_back({{heap, other}});
        }
        sink.all_of("each-heap-by-its-value", pairs);
        for (const std::size_t round : {255, 256}) {
            sink.input("marks-that-come-round-" + std::to_string(round),
                       marks_that_come_round(round));
        }
        sink.input("most-tests", std::vector<Game>(100000, {{kGreatest}}));
    }

 private:
    // Marks of values that are never cleared, with a number of 8 bits for each heap whose value is
    // computed: one marks 4, the `round` - 1 after it do not, and the next has the value 4. Before
    // them the divisors of all are asked, from the least up, so that each test is one computation.
    std::vector<Game> marks_that_come_round(std::size_t round) const {
        std::vector<Game> games, marking, others, of_value;
        for (Int heap = 1; heap <= kGreatest; ++heap) {
            std::vector<Game>& kind = heap <= kGreatest / 2       ? games
                                      : options_of(heap).count(4) ? marking
                                      : value(heap) == 4          ? of_value
                                                                  : others;
            kind.push_back({{heap}});
        }
        games.push_back(marking.at(0));
        others.resize(round - 1);
        games.insert(games.end(), others.begin(), others.end());
        // The least heap of this value is 24.
        games.push_back({{of_value.at(0).at(0).at(0), 24}});
        return games;
    }
};

}  // namespace

RULES(Inputs)
