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
    void limits(Sink& sink) const override {
        Rng rng(235);
        const std::size_t n = static_cast<std::size_t>(kHeaps);
        std::vector<Game> games;
        for (Int test = 0; test < 2000; ++test) {
            Row heaps;
            for (Int i = 0; i < kHeaps; ++i) heaps.push_back(rng.between(1, kGreatest));
            games.push_back({heaps});
        }
        // The last heap decides, however few of its digits are read.
        Row& last = games.back()[0];
        const auto loses = [&](Int read) {
            Int sum = value(read) ^ value(last.back());
            for (const Int heap : last) sum ^= value(heap);
            return sum == 0;
        };
        while (!loses(last.back()) || loses(last.back() / 10) || loses(last.back() / 100) ||
               loses(0)) {
            for (Int& heap : last) heap = rng.between(1, kGreatest);
        }
        sink.input("most-heaps", games);
        sink.input("greatest-heaps", std::vector<Game>(1000, {Row(n, kGreatest)}));
        // A heap's value is 0 to 4, and a pair of heaps loses iff their values are equal.
        std::vector<Game> pairs;
        for (Int heap = 1; heap <= kGreatest; ++heap) {
            for (const Int other : {1, 2, 4, 12, 24}) pairs.push_back({{heap, other}});
        }
        sink.input("each-heap-by-its-value", pairs);
        // As many heaps as there can be, a loss or a win by a single bit; each hangs on the last.
        std::vector<Game> decided;
        while (decided.size() < 400) {
            Row heaps;
            Int nim_sum = decided.size() % 4 == 0 ? 0 : Int{1} << (decided.size() % 4 - 1);
            for (Int i = 0; i < kHeaps; ++i) {
                heaps.push_back(rng.between(1, kGreatest));
                nim_sum ^= value(heaps.back());
            }
            if (nim_sum == 0 && value(heaps.back()) != 0) decided.push_back({heaps});
        }
        sink.input("most-heaps-one-bit", decided);
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
